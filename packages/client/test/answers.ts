import { formatText } from "@heater-age/messages/server";

/** The API's response to a check of a Rheem made in May 2004, on November 20, 2026. */
export const dated = {
  success: true,
  brand: "rheem",
  serialNumber: "RH0504B01826",
  modelNumber: "",
  manufacturingDate: "2004-05",
  ageYears: 22,
  ageMonths: 6,
  recommendation: formatText("en", "recommendation", "replace"),
  decoding: { status: "decoded", candidates: [] },
  precision: "month",
  ageRange: { minMonths: 269, maxMonths: 270 },
  ambiguous: false,
  confidence: "high",
  recommendationCode: "replace",
  recorded: true,
  checkedAt: "2026-11-20T09:30:00.000Z",
};
