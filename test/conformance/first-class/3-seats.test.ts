import { keepsTheContract } from '../suite.ts'

keepsTheContract('first-class', 3)
