import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "takagi-tk": {
    [directory]: {
      "TK-510U-I 200": { is: "tankless-gas, indoor, 199000 BTU/h" },
    },
  },
  "takagi-th3": {
    "http://38.142.81.21:8001/manual/takagi/t-h3-os-lp/t-h3-spec-sheet-english/page-4.html": {
      "T-H3-DV-N": {
        is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing",
        listed: "199000 BTU/h",
      },
    },
  },
  "takagi-th3-small": {
    "https://vdocuments.mx/tankless-takagi.html": {
      "T-H3J-DV-N": { is: "tankless-gas, natural-gas, indoor, condensing" },
    },
  },
  "takagi-tk-names": {
    "https://doczz.net/doc/5110360/product-manual": {
      "T-KJr2U-IN": { is: "tankless-gas, indoor, 140000 BTU/h" },
    },
  },
});
