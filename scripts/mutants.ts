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
  /** The whole expression that it belongs to. */
  readonly from: number
  readonly to: number
}

/** What stands for a call that is left out. */
const NOTHING = 'undefined'

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
  const put = (node: ts.Node, by: string, whole = node) => {
    const [start, end, from, to] = [node.getStart(file), node.getEnd(), whole.getStart(file), whole.getEnd()]
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const change = `${brief(text.slice(start, end))} → ${by === NOTHING ? 'nothing' : brief(by)}`
    found.push({ line, change, start, end, text: by, from, to })
  }
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const by = OPERATORS[node.operatorToken.kind]
      if (by !== undefined && !joinsTexts(node)) put(node.operatorToken, by, node)
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      put(node, node.operand.getText(file))
    else if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false')
    else if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true')
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) put(node, `(${node.text} + 1)`)
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node.expression, NOTHING)
    else if (ts.isIfStatement(node)) put(node.expression, `!(${node.expression.getText(file)})`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/**
 * The module with all its changes inside, each behind `$mutant(number)`: it is itself while that says no to all of
 * them, and one of its changes while it says yes to that one's number. `first` is the number of the first change.
 */
export function switched(text: string, mutants: readonly Mutant[], first: number): string {
  const numbered = mutants.map((mutant, n) => ({ ...mutant, number: first + n }))
  const begins = startsOfStatements(text)
  /** What stands from one place to another, with the changes of all within. */
  const written = (from: number, to: number, within: readonly (typeof numbered)[number][]): string => {
    let all = ''
    let at = from
    for (const next of within) {
      if (next.from < at) continue
      const here = within.filter((one) => one.from === next.from && one.to === next.to)
      const inside = within.filter((one) => one.from >= next.from && one.to <= next.to && !here.includes(one))
      // A bracket that begins a line would call what stands before it.
      all += text.slice(at, next.from) + (begins.delete(next.from) ? ';(' : '(')
      for (const one of here) {
        const changed = text.slice(one.from, one.start) + one.text + text.slice(one.end, one.to)
        all += `$mutant(${one.number}) ? (${changed}) : `
      }
      all += `(${written(next.from, next.to, inside)}))`
      at = next.to
    }
    return all + text.slice(at, to)
  }
  return written(
    0,
    text.length,
    numbered.sort((a, b) => a.from - b.from || b.to - a.to),
  )
}

/** Where statements begin that are one expression and stand by themselves, not behind an `if`. */
function startsOfStatements(text: string): Set<number> {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true)
  const starts = new Set<number>()
  const look = (node: ts.Node): void => {
    const { parent } = node
    const alone = parent && (ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent))
    if (alone && ts.isExpressionStatement(node)) starts.add(node.getStart(file))
    ts.forEachChild(node, look)
  }
  look(file)
  return starts
}

/** A `+` between texts is no sum. */
const joinsTexts = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))

const brief = (code: string): string => {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
