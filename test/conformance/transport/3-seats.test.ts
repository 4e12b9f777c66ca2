import { keepsTheContract } from '../suite.ts'

keepsTheContract('transport', 3)
