/** Each has a half that is as easily read. */
const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The lowest round figure that is not below the largest value of a chart. @param most above 0 */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const round = ROUND.find((each) => each * power >= most) ?? 10;
  return Number((round * power).toPrecision(2));
}
