/** Whether a figure is as low as it should be, as the tables say it. */
export const atMost = (aim: number, figure: number): string =>
  figure <= aim ? "met" : `${(figure / aim).toFixed(1)} times the aim`;

/** Whether a figure is as high as it should be. */
export const atLeast = (aim: number, figure: number): string =>
  figure >= aim ? "met" : `${(figure / aim).toFixed(2)} of the aim`;
