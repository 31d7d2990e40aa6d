import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "rheem-performance-gas": {
    "https://www.homedepot.com/p/Rheem-Performance-40-Gal-Tall-6-Year-36-000-BTU-Natural-Gas-Water-Heater-XG40T06EC36U1/205811145":
      {
        XG40T06EC36U1: {
          is: "gas-tank, natural-gas, tall, 40 gal, 36000 BTU/h, 6 years",
          listed: "40 gal, 36000 BTU/h, 6 years",
        },
      },
    "https://www.homedepot.com/b/Plumbing-Water-Heaters/Gas/N-5yc1vZbqlyZ1z20ekn": {
      XG50T06EC38U1: {
        is: "gas-tank, natural-gas, tall, 50 gal, 38000 BTU/h, 6 years",
        listed: "50 gal, 38000 BTU/h, 6 years",
      },
    },
    "https://www.homedepot.com/p/Rheem-Performance-40-Gal-Tall-6-Year-40-000-BTU-Natural-Gas-Power-Vent-Tank-Water-Heater-XG40T06PV40U0/204318424":
      {
        XG40T06PV40U0: {
          is: "gas-tank, natural-gas, power vent, tall, 40 gal, 40000 BTU/h, 6 years",
          listed: "40 gal, 40000 BTU/h, 6 years",
        },
      },
    [directory]: {
      XG29T06EN30U0: { is: "gas-tank, natural-gas, ultra-low NOx, tall, 29 gal, 30000 BTU/h, 6 years" },
      XG40T12EN38U0: { is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 38000 BTU/h, 12 years" },
      XG50T09HN38U1: { is: "gas-tank, natural-gas, ultra-low NOx, tall, 50 gal, 38000 BTU/h, 9 years" },
    },
    [listings]: {
      XG40T12HE40U0: { is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 12 years" },
    },
    "https://manualzilla.com/doc/6945796/": {
      XP50T06PV42U0: {
        is: "gas-tank, propane, power vent, tall, 50 gal, 42000 BTU/h, 6 years",
        listed: "50 gal",
      },
    },
  },
  "rheem-performance-electric": {
    "https://www.homedepot.com/b/Plumbing-Water-Heaters/Electric/N-5yc1vZbqlyZ1z20els": {
      XE50M06CG45U0: {
        is: "electric-tank, electric, medium, 50 gal, 4500 W, 6 years, demand-response",
        listed: "50 gal, 4500 W, 6 years",
      },
    },
    [listings]: {
      XE40M06ST45U1: { is: "electric-tank, electric, medium, 40 gal, 4500 W, 6 years" },
      XE50T06ST45U1: { is: "electric-tank, electric, tall, 50 gal, 4500 W, 6 years" },
    },
  },
  "rheem-performance-hybrid": {
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/A6480BB9-84F9-449F-A012-5A24ED4611C2.pdf": {
      XE50T10H45U0: {
        is: "heat-pump, electric, tall, 50 gal, 4500 W, 240 V, 10 years",
        listed: "50 gal, 4500 W, 10 years",
      },
    },
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/B3E99E57-2845-4A29-BBBB-522C2DA39CA6.pdf": {
      XE65T10H22U0: {
        is: "heat-pump, electric, tall, 65 gal, 2250 W, 240 V, 10 years",
        listed: "65 gal, 2250 W, 10 years",
      },
    },
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/634CD5B5-A416-44CA-9FD5-0FFB42A674BC.pdf": {
      XE80T10HS45U0: {
        is: "heat-pump, electric, tall, 80 gal, 4500 W, 240 V, 10 years, leak-shut-off",
        listed: "80 gal, 4500 W, 10 years",
      },
    },
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/9299D650-0568-4929-8C0D-5B19E4340C8B.pdf": {
      XE40T10HM00U0: {
        is: "heat-pump, electric, tall, 40 gal, 0 W, 120 V, 10 years, mixing-valve",
        listed: "40 gal, 10 years",
      },
    },
    [directory]: {
      XE80T10HD50U0: { is: "heat-pump, electric, tall, 80 gal, 5000 W, 240 V, 10 years" },
    },
  },
  "rheem-professional-gas": {
    "https://www.wholesalewaterheater.com/collections/residential-water-heaters": {
      "PROG40-38N RH62": { is: "gas-tank, natural-gas, 40 gal, 38000 BTU/h", listed: "40 gal, 38000 BTU/h" },
    },
    [directory]: {
      "PROG50-38U RH60 EC1": { is: "gas-tank, natural-gas, ultra-low NOx, 50 gal, 38000 BTU/h" },
      "PRO+G50-38U RH62 EC1": { is: "gas-tank, natural-gas, ultra-low NOx, 50 gal, 38000 BTU/h" },
      "PROG29-30U RH63 EC1": { is: "gas-tank, natural-gas, ultra-low NOx, 29 gal, 30000 BTU/h" },
    },
    [listings]: {
      "PROG50-38N RH60": { is: "gas-tank, natural-gas, 50 gal, 38000 BTU/h" },
      "PROG50-38N RH67": { is: "gas-tank, natural-gas, 50 gal, 38000 BTU/h" },
    },
  },
  "rheem-professional-electric": {
    [listings]: {
      "PROE50 T2 RH95": { is: "electric-tank, electric, tall, 50 gal, 2 elements" },
    },
    "model number in a shop's catalogue, read like PROE40 M2 RH95": {
      "PROE40-M2-RH-CG": { is: "electric-tank, electric, medium, 40 gal, 2 elements" },
    },
  },
  "rheem-professional-hybrid": {
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/65DF1261-86D9-4756-AAAD-F403E9FF124A.pdf": {
      "PROPH50 T2 RH375-30": {
        is: "heat-pump, electric, 50 gal, 4500 W, 240 V, 30 A, 2 elements",
        listed: "50 gal, 4500 W",
      },
      "PROPH80 T2 RH375-15": {
        is: "heat-pump, electric, 80 gal, 2250 W, 240 V, 15 A, 2 elements",
        listed: "80 gal, 2250 W",
      },
    },
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/0D97931E-3D73-40F7-A969-3D6D05EED915.pdf": {
      "PROPH65 T2 RH375-SO": {
        is: "heat-pump, electric, 65 gal, 4500 W, 240 V, 2 elements, leak-shut-off",
        listed: "65 gal, 4500 W",
      },
    },
    "https://files.myrheem.com/webpartnerspublic/ProductDocuments/1DC43590-F660-4E37-978A-B789F2B4E192.pdf": {
      "PROPH40 T0 RH120-M": {
        is: "heat-pump, electric, 40 gal, 120 V, 0 elements, mixing-valve",
        listed: "40 gal",
      },
    },
    "https://files.myrheem.com/webpartners/ProductDocuments/2145F003-E68C-4769-84D1-624AE7968E4C.pdf": {
      "PROPH50 T0 RH120": { is: "heat-pump, electric, 50 gal, 120 V, 0 elements", listed: "50 gal" },
    },
    [directory]: {
      "PROPH50 T2 RH350 D": { is: "heat-pump, electric, 50 gal, 240 V, 2 elements" },
    },
  },
  "rheem-hpld": {
    "ENERGY STAR list, 2023": {
      "HPLD80-1RH": { is: "heat-pump, electric, 80 gal", listed: "80 gal" },
    },
  },
  "rheem-legacy-gas": {
    [directory]: {
      "24X40FN1": { is: "gas-tank, ultra-low NOx, 40 gal" },
      "24X30FN1": { is: "gas-tank, ultra-low NOx, 30 gal" },
    },
    [listings]: {
      "42V40-40F": { is: "gas-tank, 40 gal, 40000 BTU/h" },
      "22V40F1": { is: "gas-tank, 40 gal" },
    },
  },
  "rheem-tankless": {
    [listings]: {
      "RTGH-95DVLN": { is: "tankless-gas, natural-gas, direct vent, indoor, 9.5 gal/min, condensing" },
      "RTGH-95DVLN-3": {
        is: "tankless-gas, natural-gas, direct vent, indoor, 9.5 gal/min, generation 3, condensing",
      },
      "RTG-95XLN-1": { is: "tankless-gas, natural-gas, outdoor, 9.5 gal/min, generation 1" },
    },
  },
  "rheem-rtex": {
    "Water Heater Advisor": {
      "RTEX-13": { is: "tankless-electric, electric, 13000 W" },
      "RTEX-08": { is: "tankless-electric, electric, 8000 W" },
    },
  },
  "rheem-21-gas": {
    "http://www.waterheaterrescue.com/Troubleshooting/lingopages/water-heater-label.html": {
      "21X40-7N": { is: "gas-tank, natural-gas, 40 gal", listed: "40 gal, 34000 BTU/h" },
    },
  },
  "rheem-8-electric": {
    "https://manualmachine.com/rheem/88h40d/4926819-user-manual": {
      "88H40D": { is: "electric-tank, electric, 40 gal", listed: "electric-tank, 40 gal" },
    },
    "https://github.com/retailbox-automation/foreman-plus": {
      // One plate, which two readers read as 82V40-2 and as 82VH40-2.
      "82V40-2": { is: "electric-tank, electric, 40 gal, 2 elements" },
      "82VH40-2": { is: "electric-tank, electric, 40 gal, 2 elements" },
    },
  },
});
