import { defineCases, type ListedCase } from "./cases.ts";

const page = "building-center.org";
const trace = "waterheatertrace.com";

const surveys = "https://github.com/jeffreyroulaine/Asset-Survey";

/** Both ends of the ranges of an order about cracking vents: heaters made from January 1992 to December 1996. */
const crackedVents = {
  known: ["1992-01", "1996-12"],
  url: "https://novascotia.ca/lae/fuelsafety/fsb0005.asp",
} as const;

/**
 * One serial number for each of Rheem's tank formats, for the sister brands. They illustrate the rule and prove
 * nothing.
 */
export const tankCases: readonly ListedCase[] = [
  { serial: "M141209135", is: "2012-W14", from: "Ruud, SerialAge" },
  { serial: "RHLNQ141512345", is: "2015-W14", from: "letters before the plant letter" },
  { serial: "RHLN141512345", is: "2015", from: "no plant letter" },
  { serial: "RH0504B01826", is: "2004-05", from: "Rheem, photographed plate" },
  { serial: "RHLN0106534307", is: "2006-01", from: `Rheem, ${page}` },
  { serial: "0585A35604", is: "1985-05", from: "Rheem, californiaplumbingsd.com" },
  { serial: "1291123456", is: "1991-12", from: "Rheem, SerialAge" },
  { serial: "2318F12345", is: "2018", from: "the first pair is no month" },
  { serial: "RH078512345", is: "1985-07", from: "five digits without a letter" },
];

export const cases = defineCases({
  plate: [
    {
      serial: "RH 0504B01826",
      // Another reader of this plate read 82V40-2.
      model: "82VH40-2",
      is: "2004-05",
      known: "2004-05",
      from: "spikes/assets/nameplate.jpg, MFG. DATE 05/2004",
      url: "https://github.com/retailbox-automation/foreman-plus",
    },
  ],
  recall: [
    { ...crackedVents, serial: "0192J86099", is: "1992-01", from: "Nova Scotia 2000, start of a range" },
    { ...crackedVents, serial: "1296J26914", is: "1996-12", from: "Nova Scotia 2000, end of a range" },
    { ...crackedVents, serial: "0192K89566", is: "1992-01", from: "Nova Scotia 2000, start of a range" },
    { ...crackedVents, serial: "1093K65614", is: "1993-10", from: "Nova Scotia 2000, end of a range" },
  ],
  published: [
    { serial: "0585A35604", is: "1985-05", from: "californiaplumbingsd.com" },
    { serial: "R0884B10488", is: "1984-08", from: `${page}; label on inspectapedia.com` },
    { serial: "RHLN0106534307", is: "2006-01", from: page },
    {
      serial: "RHLN 01 06 534307",
      is: "2006-01",
      from: "hambomyers/waterheater-vault, which calls 01 the week",
    },
    { serial: "0423A12345", is: "2023-04", from: "a public decoder that reads week 4" },
    { serial: "A141511869", is: "2015-W14", from: page },
    { serial: "A101615185", is: "2016-W10", from: "hotel survey", url: surveys },
    { serial: "A162304208", is: "2023-W16", from: "hotel survey", url: surveys },
    { serial: "168252873", is: "1973-W28", from: page },
    { serial: "05.05-000021", is: "2005-05", from: page },
  ],
  illustration: [
    { serial: "1209D1234", is: "2009-12", from: "justwaterheatersaz.com" },
    { serial: "RHLN0819D12345", is: "2019-08", from: page },
    { serial: "1291123456", is: "1991-12", from: "SerialAge" },
    { serial: "M141209135", is: "2012-W14", from: "Ruud, SerialAge" },
    { serial: "RHLNQ141512345", is: "2015-W14", from: "letters before the plant letter" },
    { serial: "2318F12345", is: "2018", from: "the first pair is no month" },
    { serial: "RH078512345", is: "1985-07", from: "five digits without a letter" },
    { serial: "0504B018261", is: "2004-05", from: "month, year, letter, six digits" },
    { serial: "0785A123456", is: "1985-07", from: "six digits before 2000" },
    { serial: "0605123456", is: "2005-06 or 2006-05", from: "tank or tankless" },
    { serial: "06.05-123456", is: "2006-05", from: "the dot: tankless" },
    { serial: "0560A12345", is: "1960-05", from: "older than any dated heater" },
    { serial: "RH0504B018267", is: "2004-05", from: "six digits behind the letter" },
    { serial: "RHLN321512345", is: "2015", from: `week 32, ${page}` },
    { serial: "RHLN01065343", is: "2006", from: "two digits too few" },
    { serial: "RH5304B01826", is: "2004", from: "53 may be a week" },
  ],
  invalid: [
    { serial: "0585A356AB", is: "no-format", from: "letters at the end" },
    { serial: "M1412091354", is: "no-format", from: "one digit too many, as GSW has" },
    { serial: "RHO5O4B01826", is: "no-format", from: "O for 0: offered as a repair" },
    { serial: "1226A12345", is: "impossible-date", from: "after today" },
    { serial: "RH5404B01826", is: "no-format", from: "54 is neither month nor week" },
    { serial: "0833A032628", is: "no-format", from: "A. O. Smith, week 33 of 2008" },
    { serial: "1210A002243", is: "no-format", from: "A. O. Smith, week 10 of 2012" },
    { serial: "1836111786352", is: "no-format", from: "A. O. Smith, week 36 of 2018" },
    { serial: "GG03-1495366-S29", is: "no-format", from: "A. O. Smith, July 2003" },
    { serial: "MM02-2147713-260", is: "no-format", from: "A. O. Smith, December 2002" },
    { serial: "A2363113", is: "no-format", from: "American Appliance, a mere counter" },
    { serial: "5800A12345", is: "no-format", from: "Lennox, read as Ruud by hunterez361" },
    { serial: "W421724596", is: "no-format", from: "air conditioner, week 42 of 2017" },
    { serial: "CB5D302F099903346", is: "no-format", from: "air conditioner of 1999" },
    {
      serial: "L12012345",
      is: "no-format",
      from: `hotelsabruzzo.com says December 2012; ${trace} knows no month letters`,
    },
    { serial: "LR821547C", is: "no-format", from: "GE appliance of June 2020" },
    { serial: "112116E205445", is: "no-format", from: "HTP, 21 November 2016" },
    { serial: "05850", is: "too-short", from: "five characters" },
    { serial: "RHLN01065343070000000", is: "too-long", from: "21 characters" },
    { serial: "BH6511396", is: "no-format", from: "Bradford White" },
  ],
});
