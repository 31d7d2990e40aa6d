import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  {
    model: "153.336433",
    by: "kenmore-153-gas",
    is: "gas-tank, 6 years, Power Miser 6",
    listed: "40 gal",
    from: "https://fdocuments.net/download/power-misertm-6-gas-water-153336433-40-gallon-short-153336472-40-gallon-153336482",
  },
  {
    model: "153.337463",
    by: "kenmore-153-gas",
    is: "gas-tank, 9 years, Power Miser 9",
    listed: "40 gal",
    from: "https://manualmachine.com/kenmore/153337214/6424942-owners-manual",
  },
  {
    model: "153.330551",
    by: "kenmore-153-gas",
    is: "gas-tank, 12 years, Power Miser 12",
    listed: "50 gal",
    from: "https://usermanual.wiki/Kenmore/153330501.204872508/html",
  },
  {
    model: "153.333447",
    by: "kenmore-153-gas",
    is: "gas-tank, 6 years, Economizer 6",
    listed: "40 gal",
    from: "https://pdfslide.net/documents/the-economizerrm-6-gas-water-heater-the-economizerrm-6-gas-water-heater-for.html",
  },
  {
    model: "153.335816",
    by: "kenmore-153-gas",
    is: "gas-tank, power vent",
    listed: "40 gal",
    from: "https://manualmachine.com/kenmore/153335962/2516615-user-manual",
  },
  {
    model: "153.338003",
    by: "kenmore-153-gas",
    is: "gas-tank-commercial",
    listed: "98 gal",
    from: "https://somanuals.com/html/10/Kenmore-Water-Heater-153338003-User-Manual.html",
  },
  {
    model: "153.321642",
    by: "kenmore-153-electric",
    is: "electric-tank, electric, 12 years, Power Miser 12",
    listed: "66 gal",
    from: "https://manuzoid.com/manuals/5LNK6-Sears%20153.321842%20User%20manual",
  },
  {
    model: "153.326462",
    by: "kenmore-153-electric",
    is: "electric-tank, electric, 6 years, Power Miser 6",
    listed: "40 gal",
    from: "https://manualsfile.com/product/k2vk4zzr3ls.html",
  },
  {
    model: "153.316240",
    by: "kenmore-153-electric",
    is: "electric-tank, electric, lowboy, 9 years, Power Miser 9",
    listed: "40 gal",
    from: "https://manualsdump.com/en/manuals/kenmore-153.31624/239108/4",
  },
  {
    model: "153.592600",
    by: "kenmore-153-hybrid",
    is: "heat-pump, electric, 66 gal",
    listed: "66 gal",
    from: "https://manualmachine.com/kenmore/153592600/22713420-use--care-manual",
  },
  {
    model: "153.55641",
    by: "kenmore-153-uln",
    is: "gas-tank, natural-gas, ultra-low NOx, 40 gal",
    from: directory,
  },
  {
    model: "153.55651",
    by: "kenmore-153-uln",
    is: "gas-tank, natural-gas, ultra-low NOx, 50 gal",
    from: directory,
  },
];
