import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  { model: "TK-510U-I 200", by: "takagi-tk", is: "tankless-gas, indoor, 199000 BTU/h", from: directory },
];
