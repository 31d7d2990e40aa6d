import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  { model: "TK-510U-I 200", by: "takagi-tk", is: "tankless-gas, indoor, 199000 BTU/h", from: directory },
  {
    model: "T-H3-DV-N",
    by: "takagi-th3",
    is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing",
    listed: "199000 BTU/h",
    from: "http://38.142.81.21:8001/manual/takagi/t-h3-os-lp/t-h3-spec-sheet-english/page-4.html",
  },
  {
    model: "T-H3J-DV-N",
    by: "takagi-th3-small",
    is: "tankless-gas, natural-gas, indoor, condensing",
    from: "https://vdocuments.mx/tankless-takagi.html",
  },
  {
    model: "T-KJr2U-IN",
    by: "takagi-tk-names",
    is: "tankless-gas, indoor, 140000 BTU/h",
    from: "https://doczz.net/doc/5110360/product-manual",
  },
];
