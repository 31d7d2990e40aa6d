import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "kenmore-153-gas": {
    "https://fdocuments.net/download/power-misertm-6-gas-water-153336433-40-gallon-short-153336472-40-gallon-153336482":
      {
        "153.336433": { is: "gas-tank, 6 years, Power Miser 6", listed: "40 gal" },
      },
    "https://manualmachine.com/kenmore/153337214/6424942-owners-manual": {
      "153.337463": { is: "gas-tank, 9 years, Power Miser 9", listed: "40 gal" },
    },
    "https://usermanual.wiki/Kenmore/153330501.204872508/html": {
      "153.330551": { is: "gas-tank, 12 years, Power Miser 12", listed: "50 gal" },
    },
    "https://pdfslide.net/documents/the-economizerrm-6-gas-water-heater-the-economizerrm-6-gas-water-heater-for.html":
      {
        "153.333447": { is: "gas-tank, 6 years, Economizer 6", listed: "40 gal" },
      },
    "https://manualmachine.com/kenmore/153335962/2516615-user-manual": {
      "153.335816": { is: "gas-tank, power vent", listed: "40 gal" },
    },
    "https://somanuals.com/html/10/Kenmore-Water-Heater-153338003-User-Manual.html": {
      "153.338003": { is: "gas-tank-commercial", listed: "98 gal" },
    },
  },
  "kenmore-153-electric": {
    "https://manuzoid.com/manuals/5LNK6-Sears%20153.321842%20User%20manual": {
      "153.321642": { is: "electric-tank, electric, 12 years, Power Miser 12", listed: "66 gal" },
    },
    "https://manualsfile.com/product/k2vk4zzr3ls.html": {
      "153.326462": { is: "electric-tank, electric, 6 years, Power Miser 6", listed: "40 gal" },
    },
    "https://manualsdump.com/en/manuals/kenmore-153.31624/239108/4": {
      "153.316240": { is: "electric-tank, electric, lowboy, 9 years, Power Miser 9", listed: "40 gal" },
    },
  },
  "kenmore-153-hybrid": {
    "https://manualmachine.com/kenmore/153592600/22713420-use--care-manual": {
      "153.592600": { is: "heat-pump, electric, 66 gal", listed: "66 gal" },
    },
  },
  "kenmore-153-uln": {
    [directory]: {
      "153.55641": { is: "gas-tank, natural-gas, ultra-low NOx, 40 gal" },
      "153.55651": { is: "gas-tank, natural-gas, ultra-low NOx, 50 gal" },
    },
  },
});
