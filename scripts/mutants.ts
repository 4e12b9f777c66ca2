import ts from 'typescript'

/** One small change of a source text that a test should notice. */
export interface Mutant {
  /** Where it stands: from 1. */
  readonly line: number
  /** What is put in place of what, as a person would say it. */
  readonly change: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What stands for each operator: what a slip of the hand would make of it. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
}

/**
 * Every change of this kind that can be made to a module: another operator, a condition turned round, a number one
 * larger, a truth told as a lie, a statement left out. Types and texts stay as they are.
 */
export function mutantsOf(text: string): Mutant[] {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const put = (node: ts.Node, by: string) => {
    const [start, end] = [node.getStart(file), node.getEnd()]
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    found.push({ line, change: `${brief(text.slice(start, end))} → ${brief(by) || 'nothing'}`, start, end, text: by })
  }
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const by = OPERATORS[node.operatorToken.kind]
      if (by !== undefined && !joinsTexts(node)) put(node.operatorToken, by)
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      put(node, node.operand.getText(file))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true')
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) put(node, `(${node.text} + 1)`)
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node, ';')
    else if (ts.isIfStatement(node)) put(node.expression, `!(${node.expression.getText(file)})`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** A `+` between texts is no sum. */
const joinsTexts = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))

const brief = (code: string): string => {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
