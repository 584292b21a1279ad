/** The median of some numbers. If their count is even, the larger of the middle two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The number that nine of ten numbers do not exceed; of fewer than ten numbers, the largest. */
export function ninthOfTen(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.ceil(numbers.length * 0.9) - 1] ?? Number.NaN;
}
