import type { ModelCase } from "./cases.ts";

const pulse =
  "http://www.ecobuildingpulse.com/green-products/tempra-tankless-water-heaters-from-stiebel-eltron.aspx?dfpzone=general";

export const modelCases: readonly ModelCase[] = [
  { model: "Tempra 24 Plus", by: "stiebel-tempra", is: "tankless-electric, electric, 24000 W", from: pulse },
  { model: "Tempra 29", by: "stiebel-tempra", is: "tankless-electric, electric", from: pulse },
];
