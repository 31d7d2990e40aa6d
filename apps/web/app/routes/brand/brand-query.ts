/**
 * Returns the query of a brand's page as that of a check, with the brand from its path. `undefined` if the query has
 * another brand, as after a visitor chose one in the form: that check belongs to the home page.
 *
 * @example
 * brandQuery(new URLSearchParams("serial=RH0504B01826"), "rheem")?.toString();
 * //=> "serial=RH0504B01826&brand=rheem"
 */
export function brandQuery(query: URLSearchParams, brand: string): URLSearchParams | undefined {
  const named = query.get("brand");
  if (named !== null && named !== "" && named !== brand) return undefined;
  const whole = new URLSearchParams(query);
  whole.set("brand", brand);
  return whole;
}
