// Written by scripts/generate.ts from the cases of the decoder.
import type { Examples } from "../../../config/example.ts";

/** A serial number for each dated format of each brand, by slug and id. */
export const examples: Examples = {
  "ao-smith": {
    "yyww-13": {
      "serial": "1703104682119",
      "evidence": "plate"
    },
    "yyww-letter-11": {
      "serial": "1504A023527",
      "evidence": "published"
    },
    "month-yy-letter-10": {
      "serial": "E07A135491",
      "evidence": "published"
    },
    "month-yy-letter-11": {
      "serial": "L07A0711460",
      "evidence": "published"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "published"
    },
    "plant-month-yy-14": {
      "serial": "GG03-1495366-S29",
      "evidence": "published"
    },
    "plant-month-yy-12": {
      "serial": "AD82-36207-Z99",
      "evidence": "published"
    },
    "plant-month-yy-short": {
      "serial": "AJ89123456",
      "evidence": "published"
    },
    "letter-nn-month-yy": {
      "serial": "A20-H-78-015482",
      "evidence": "published"
    },
    "lochinvar-9digit": {
      "serial": "125325485",
      "evidence": "recall"
    }
  },
  "rheem": {
    "rheem-plant-wwyy": {
      "serial": "A141511869",
      "evidence": "published"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN321512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH 0504B01826",
      "evidence": "plate"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "published"
    },
    "rheem-mmyy-letter": {
      "serial": "0192J86099",
      "evidence": "recall"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    },
    "paloma-yymm": {
      "serial": "05.05-000021",
      "evidence": "published"
    },
    "rheem-wwyy-1970s": {
      "serial": "168252873",
      "evidence": "published"
    }
  },
  "bradford-white": {
    "bw-ym-8": {
      "serial": "ZC51064910",
      "evidence": "plate"
    },
    "bw-ym-7": {
      "serial": "DD9041943",
      "evidence": "plate"
    },
    "bw-ym-6": {
      "serial": "WC987655",
      "evidence": "illustration"
    },
    "bw-oa-error": {
      "serial": "OA1234567",
      "evidence": "illustration"
    },
    "bw-jetglas-trailing-month": {
      "serial": "D1234567F",
      "evidence": "illustration"
    },
    "rinnai-letters-from-r": {
      "serial": "RA.DA-123456",
      "evidence": "illustration"
    },
    "rinnai-letters": {
      "serial": "KL.CA-012345",
      "evidence": "illustration"
    }
  },
  "whirlpool": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1104T403904",
      "evidence": "published"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0128104380",
      "evidence": "published"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    }
  },
  "ruud": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "published"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "published"
    },
    "rheem-mmyy-numeric": {
      "serial": "0505000021",
      "evidence": "published"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    },
    "paloma-yymm": {
      "serial": "05.05-000021",
      "evidence": "published"
    },
    "rheem-wwyy-1970s": {
      "serial": "168252873",
      "evidence": "published"
    }
  },
  "state": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "published"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "published"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "published"
    },
    "month-yy-letter-10": {
      "serial": "M07A009387",
      "evidence": "published"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "published"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "illustration"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "published"
    },
    "month-yy-digits-9": {
      "serial": "A00114092",
      "evidence": "published"
    },
    "lochinvar-9digit": {
      "serial": "125325485",
      "evidence": "recall"
    }
  },
  "ge": {
    "ge-appliance-letters": {
      "serial": "MF603716G",
      "evidence": "record"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "GENG0601D13586",
      "evidence": "published"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "GENG0110123456",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0702A12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "0905123456",
      "evidence": "illustration"
    },
    "ge-mmyy": {
      "serial": "GEE0503A1234567",
      "evidence": "illustration"
    },
    "rheem-plant-wwyy": {
      "serial": "A141511869",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "GE A511315388",
      "evidence": "published"
    },
    "rinnai-letters-from-r": {
      "serial": "RA.DA-123456",
      "evidence": "illustration"
    },
    "rinnai-letters": {
      "serial": "BL.CA-051306",
      "evidence": "illustration"
    },
    "rinnai-yymm": {
      "serial": "07.03-102521",
      "evidence": "illustration"
    }
  },
  "kenmore": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "E07A135491",
      "evidence": "published"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "illustration"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "illustration"
    },
    "month-yy-digits-9": {
      "serial": "A79940006",
      "evidence": "published"
    }
  },
  "american": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "9948125186",
      "evidence": "published"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "published"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "reliance": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "0833A032628",
      "evidence": "published"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "M07A009387",
      "evidence": "illustration"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "published"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "published"
    },
    "month-yy-digits-9": {
      "serial": "L92441351",
      "evidence": "published"
    }
  },
  "richmond": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0419A12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    },
    "paloma-yymm": {
      "serial": "05.05-000021",
      "evidence": "illustration"
    }
  },
  "craftmaster": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0120102140",
      "evidence": "published"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "navien": {
    "navien-alnum": {
      "serial": "7414C21X17",
      "evidence": "published"
    },
    "navien-numeric-16": {
      "serial": "8881-20100520-3026",
      "evidence": "published"
    },
    "navien-digit5": {
      "serial": "74121217171234",
      "evidence": "illustration"
    }
  },
  "rinnai": {
    "rinnai-letters-from-r": {
      "serial": "RA.DA-123456",
      "evidence": "illustration"
    },
    "rinnai-letters": {
      "serial": "BL.CA-051306",
      "evidence": "published"
    },
    "rinnai-yymm": {
      "serial": "04.03-102521",
      "evidence": "published"
    }
  },
  "aerco": {
    "aerco-yy": {
      "serial": "G-97-031",
      "evidence": "published"
    },
    "aerco-esteem": {
      "serial": "AE1100",
      "evidence": "recall"
    }
  },
  "american-appliance": {
    "american-yyww-10": {
      "serial": "9012000001",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A 860803511",
      "evidence": "published"
    },
    "aamc-letter-yyww-seq-letter-11": {
      "serial": "C 86 03 05922 A",
      "evidence": "published"
    },
    "american-letter-yyww-11": {
      "serial": "A9012000001",
      "evidence": "illustration"
    },
    "aamc-letter-yyww-7": {
      "serial": "A854892",
      "evidence": "published"
    }
  },
  "american-standard": {
    "ariston-julian": {
      "serial": "3253087U4241770000082",
      "evidence": "illustration"
    },
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0020118002",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "aqua-therm": {
    "yyww-13": {
      "serial": "1836111786352",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "9732012345",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "J861425155",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "J8614251556",
      "evidence": "illustration"
    }
  },
  "ariston": {
    "ariston-julian": {
      "serial": "3253087U4221610000082",
      "evidence": "published"
    },
    "ariston-boiler-yymm": {
      "serial": "9501065004",
      "evidence": "maker"
    },
    "ariston-boiler-mmyy": {
      "serial": "0195065004",
      "evidence": "maker"
    },
    "ariston-boiler-myy-index": {
      "serial": "1 95 065004 - 31",
      "evidence": "maker"
    },
    "elco-wwyy": {
      "serial": "120723134",
      "evidence": "maker"
    },
    "ariston-biasca": {
      "serial": "004.07.10.T07CX",
      "evidence": "maker"
    }
  },
  "bosch": {
    "bosch-plate-2020": {
      "serial": "8370-231-000001-7736504531",
      "evidence": "illustration"
    },
    "bosch-plate-2010": {
      "serial": "3540-112-000001-T111M01973",
      "evidence": "published"
    },
    "bosch-fd-2000s": {
      "serial": "FD687400341",
      "evidence": "published"
    },
    "bosch-fd-1990s": {
      "serial": "861123456",
      "evidence": "illustration"
    }
  },
  "buderus": {
    "buderus-26": {
      "serial": "253000-08217-01241-7747019703",
      "evidence": "published"
    },
    "buderus-18": {
      "serial": "63036333-00-7080-3241",
      "evidence": "published"
    }
  },
  "crown": {
    "crown-yy": {
      "serial": "98023429",
      "evidence": "published"
    }
  },
  "eccotemp": {
    "eccotemp-yymm": {
      "serial": "ECC201190387",
      "evidence": "illustration"
    },
    "eccotemp-yym": {
      "serial": "ECC20290387",
      "evidence": "published"
    }
  },
  "envirotemp": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0020118002",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "gsw": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "gsw-yyww": {
      "serial": "U1117 F700633",
      "evidence": "published"
    },
    "gsw-yymm": {
      "serial": "U0106413635",
      "evidence": "maker"
    },
    "gsw-yyww-pre2008": {
      "serial": "0331263882",
      "evidence": "published"
    },
    "gsw-trailing-yymm": {
      "serial": "137945-7503",
      "evidence": "published"
    }
  },
  "hotpoint": {
    "rheem-prefix-mmyy-numeric": {
      "serial": "PC 0711223547",
      "evidence": "published"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "HPE0599A12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0301A03043",
      "evidence": "published"
    },
    "rheem-mmyy-numeric": {
      "serial": "0301123456",
      "evidence": "illustration"
    },
    "rheem-plant-wwyy": {
      "serial": "A141511869",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "HPA511315388",
      "evidence": "illustration"
    }
  },
  "htp": {
    "ariston-julian": {
      "serial": "3260035C8242770000111",
      "evidence": "recall"
    },
    "htp-16digit": {
      "serial": "2103302238194208",
      "evidence": "published"
    },
    "htp-mmddyy-letter": {
      "serial": "112116E205445",
      "evidence": "published"
    }
  },
  "ibc": {
    "ibc-wwyy": {
      "serial": "I262400165",
      "evidence": "recall"
    },
    "ibc-model-yymm": {
      "serial": "ICGFSW1-0199-230400064",
      "evidence": "recall"
    }
  },
  "intertherm": {
    "yyww-13": {
      "serial": "1836111786352",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "M07A009387",
      "evidence": "illustration"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "illustration"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "illustration"
    },
    "month-yy-digits-9": {
      "serial": "A00114092",
      "evidence": "illustration"
    }
  },
  "john-wood": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "gsw-yyww": {
      "serial": "U0928413635",
      "evidence": "illustration"
    },
    "gsw-yymm": {
      "serial": "U0106413635",
      "evidence": "maker"
    },
    "gsw-yyww-pre2008": {
      "serial": "0331263882",
      "evidence": "illustration"
    },
    "gsw-trailing-yymm": {
      "serial": "137945-7503",
      "evidence": "published"
    }
  },
  "laars": {
    "laars-myy": {
      "serial": "C00B01803",
      "evidence": "published"
    },
    "brute-bw-8": {
      "serial": "LE12345678",
      "evidence": "illustration"
    },
    "brute-bw-7": {
      "serial": "TC1234567",
      "evidence": "illustration"
    }
  },
  "lochinvar": {
    "lochinvar-9digit": {
      "serial": "103475818",
      "evidence": "recall"
    },
    "yyww-letter-11": {
      "serial": "1142N012345",
      "evidence": "illustration"
    },
    "bw-ym-8": {
      "serial": "EA12345678",
      "evidence": "illustration"
    },
    "bw-ym-7": {
      "serial": "KJ-1000130",
      "evidence": "published"
    },
    "bw-ym-6": {
      "serial": "KJ100013",
      "evidence": "illustration"
    },
    "lochinvar-month-yy-letter-12": {
      "serial": "A07H00123456",
      "evidence": "illustration"
    },
    "lochinvar-yy-letter-12": {
      "serial": "K14H00123456",
      "evidence": "illustration"
    },
    "lochinvar-yyww-12": {
      "serial": "184300123456",
      "evidence": "illustration"
    },
    "lochinvar-wwyy-2015": {
      "serial": "431500123456",
      "evidence": "illustration"
    },
    "lochinvar-myy": {
      "serial": "J93-1030F",
      "evidence": "published"
    },
    "lochinvar-yymm": {
      "serial": "85041234",
      "evidence": "illustration"
    },
    "lochinvar-booster": {
      "serial": "1234569708",
      "evidence": "illustration"
    }
  },
  "marathon": {
    "marathon-mmyy": {
      "serial": "0189123456",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0189A12345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    }
  },
  "maytag": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "M07A009387",
      "evidence": "illustration"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "illustration"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "illustration"
    },
    "month-yy-digits-9": {
      "serial": "A00114092",
      "evidence": "illustration"
    }
  },
  "mission": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "M07A009387",
      "evidence": "illustration"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "AJ03123456",
      "evidence": "illustration"
    },
    "month-yy-digits-10": {
      "serial": "H765662231",
      "evidence": "illustration"
    },
    "month-yy-digits-9": {
      "serial": "A00114092",
      "evidence": "illustration"
    }
  },
  "montgomery-ward": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    }
  },
  "mor-flo": {
    "american-yyww-10": {
      "serial": "9012000001",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "J861425155",
      "evidence": "published"
    },
    "aamc-letter-yyww-seq-letter-11": {
      "serial": "C860305922A",
      "evidence": "published"
    }
  },
  "noritz": {
    "noritz-yyyymm": {
      "serial": "2005.06-004472",
      "evidence": "published"
    },
    "noritz-yymm": {
      "serial": "2103012345",
      "evidence": "illustration"
    }
  },
  "nti": {
    "ariston-julian": {
      "serial": "3260053C8222930000005",
      "evidence": "maker"
    },
    "htp-16digit": {
      "serial": "2110202138184177",
      "evidence": "maker"
    },
    "nti-indirect-yy": {
      "serial": "22033999",
      "evidence": "maker"
    },
    "nti-boiler-yy": {
      "serial": "09TI-21647",
      "evidence": "maker"
    }
  },
  "pacemaker": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    }
  },
  "paloma": {
    "paloma-yymm": {
      "serial": "05.05-000021",
      "evidence": "illustration"
    }
  },
  "performance": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    }
  },
  "permaglas": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "month-yy-letter-10": {
      "serial": "E07A135491",
      "evidence": "illustration"
    },
    "month-yy-letter-11": {
      "serial": "L07A0711460",
      "evidence": "published"
    },
    "plant-month-yy-letter-11": {
      "serial": "AF04A093001",
      "evidence": "illustration"
    },
    "plant-month-yy-14": {
      "serial": "GG03-1495366-S29",
      "evidence": "illustration"
    },
    "plant-month-yy-12": {
      "serial": "AD82-36207-Z99",
      "evidence": "illustration"
    },
    "plant-month-yy-short": {
      "serial": "4D051234567",
      "evidence": "illustration"
    },
    "letter-nn-month-yy": {
      "serial": "A20-H-78-015482",
      "evidence": "illustration"
    }
  },
  "polaris": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0020118002",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "premier-plus": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0020118002",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "proline": {
    "yyww-13": {
      "serial": "1735107397129",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1210A002243",
      "evidence": "illustration"
    },
    "prefix-yyww-letter-12": {
      "serial": "S1318F000046",
      "evidence": "illustration"
    },
    "american-yyww-10": {
      "serial": "0020118002",
      "evidence": "illustration"
    },
    "american-yyww-10-disputed": {
      "serial": "0503535368",
      "evidence": "illustration"
    },
    "american-letter-yyww-10": {
      "serial": "A860803511",
      "evidence": "illustration"
    },
    "american-letter-yyww-11": {
      "serial": "A9912012345",
      "evidence": "illustration"
    }
  },
  "raypak": {
    "raypak-yymm": {
      "serial": "1604304448",
      "evidence": "published"
    },
    "raypak-mmyy": {
      "serial": "0386010019",
      "evidence": "published"
    }
  },
  "rheemglas": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH 0504B01826",
      "evidence": "plate"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    }
  },
  "stiebel-eltron": {
    "stiebel-plus25": {
      "serial": "223426-9137-9000359",
      "evidence": "published"
    }
  },
  "suburban": {
    "suburban-yyww": {
      "serial": "181315552",
      "evidence": "recall"
    }
  },
  "takagi": {
    "yyww-13": {
      "serial": "1709105000000",
      "evidence": "illustration"
    },
    "yyww-letter-11": {
      "serial": "1544E000453",
      "evidence": "published"
    },
    "takagi-yyww": {
      "serial": "1105123456",
      "evidence": "illustration"
    }
  },
  "triangle-tube": {
    "triangle-tube-pa": {
      "serial": "PA044058",
      "evidence": "recall"
    },
    "triangle-tube-pt": {
      "serial": "PT0000110",
      "evidence": "recall"
    }
  },
  "vaillant": {
    "vaillant-28": {
      "serial": "21262500100439630001006805N2",
      "evidence": "record"
    }
  },
  "vanguard": {
    "rheem-plant-wwyy": {
      "serial": "M141209135",
      "evidence": "illustration"
    },
    "rheem-prefix-plant-wwyy": {
      "serial": "RHLNQ141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-yy": {
      "serial": "RHLN141512345",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-letter": {
      "serial": "RH0504B01826",
      "evidence": "illustration"
    },
    "rheem-prefix-mmyy-numeric": {
      "serial": "RHLN0106534307",
      "evidence": "illustration"
    },
    "rheem-mmyy-letter": {
      "serial": "0585A35604",
      "evidence": "illustration"
    },
    "rheem-mmyy-numeric": {
      "serial": "1291123456",
      "evidence": "illustration"
    },
    "rheem-wwyy-letter-fallback": {
      "serial": "2318F12345",
      "evidence": "illustration"
    },
    "rheem-mmyy-1969-1999": {
      "serial": "RH078512345",
      "evidence": "illustration"
    }
  },
  "vaughn": {
    "vaughn-mmyy": {
      "serial": "098600840",
      "evidence": "maker"
    }
  },
  "viessmann": {
    "viessmann-y": {
      "serial": "73748610026311101",
      "evidence": "published"
    }
  },
  "weil-mclain": {
    "weil-mclain-cp": {
      "serial": "1414001",
      "evidence": "maker"
    }
  },
  "westinghouse": {
    "ariston-julian": {
      "serial": "3253087U4231610000082",
      "evidence": "illustration"
    },
    "htp-16digit": {
      "serial": "2103302212345678",
      "evidence": "illustration"
    },
    "htp-mmddyy-letter": {
      "serial": "112116E123456",
      "evidence": "illustration"
    }
  }
};
