import { nearestWords } from '../../tests/library/word-list';
import { WORDS } from '../support/words';

export function adviceOn(text: string, expressions: readonly string[]): string {
  const shapes = new Map(expressions.map((each) => [shapeOf(each.replaceAll(/\{\w+\}/g, '""')), each]));
  const nearest = nearestWords(shapeOf(text), [...shapes.keys()]).map((shape) => shapes.get(shape)!);
  if (nearest.length === 0) return 'There is no such step, and no similar one. For all steps: npm run steps';
  return ['There is no such step. The nearest ones are:', ...nearest.map((expression) => `  ${expression}`)].join('\n');
}

/** '… gives … as Email': a step without its customer, and without the values that stand in quotes or begin with a digit. */
function shapeOf(text: string): string {
  const [first = '', ...others] = text.replaceAll(/"[^"]*"|(?<= )₹?\d\S*/g, '…').split(' ');
  return [WORDS.customer.words.includes(first) ? '…' : first, ...others].join(' ');
}
