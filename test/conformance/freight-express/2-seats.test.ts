import { keepsTheContract } from '../suite.ts'

keepsTheContract('freight-express', 2)
