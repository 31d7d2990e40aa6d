import { expect, it } from "vitest";
import { translatorIn } from "../server.ts";
import type { KnownAge } from "./ages.ts";
import { resultText, type ResultTextInput, resultTitle } from "./result-text.ts";

const months = (count: number): KnownAge => ({ minMonths: count, maxMonths: count, precision: "month" });
const gasTank = { kind: "gas-tank", life: { from: 8, to: 15 } } as const;
const anyKind = { kind: undefined, life: { from: 8, to: 20 } } as const;

const one: ResultTextInput = {
  ...gasTank,
  brand: "Rheem",
  serial: "RH0504B01826",
  model: "XG40T06EC36U1",
  dates: [{ date: { year: 2004, month: 5 }, age: months(270), state: "replace" }],
  isChosen: false,
  confidence: "high",
  warranty: "Expired",
  recalls: "1 recall to check",
  steps: ["Look for leaks today", "Get two or three quotes"],
};
const young: ResultTextInput = {
  ...anyKind,
  brand: "Rheem",
  serial: "RH0826B01826",
  model: "",
  dates: [{ date: { year: 2026, month: 8 }, age: months(3), state: "good" }],
  isChosen: false,
  confidence: "medium",
};
const two: ResultTextInput = {
  ...anyKind,
  brand: "Bradford White",
  serial: "BH6511396",
  model: "",
  dates: [
    { date: { year: 2005, month: 8 }, age: months(255), state: "replace" },
    { date: { year: 1985, month: 8 }, age: months(495), state: "replace" },
  ],
  isChosen: false,
  confidence: "high",
  recalls: "None known",
};
const chosen: ResultTextInput = { ...two, isChosen: true };

it.each([
  [
    "a date",
    one,
    "Rheem water heater, serial RH0504B01826, model XG40T06EC36U1: made May 2004 (high confidence), 22 years, 6 months old. Status: Replacement Recommended. Most gas tanks last 8 to 15 years. Replace this one before it fails. Warranty: Expired. Recalls: 1 recall to check. What to do now: Look for leaks today, Get two or three quotes.",
  ],
  [
    "a date, with model and recalls unknown",
    young,
    "Rheem water heater, serial RH0826B01826: made August 2026 (medium confidence), 3 months old. Status: Good Condition. Most water heaters last 8 to 20 years. This one should have years left.",
  ],
  [
    "two dates",
    two,
    "Bradford White water heater, serial BH6511396. Two dates fit: August 2005 (21 years, 3 months old, Replacement Recommended) or August 1985 (41 years, 3 months old, Replacement Recommended). Recalls: None known.",
  ],
  [
    "a date chosen among two",
    chosen,
    "Bradford White water heater, serial BH6511396: made August 2005, 21 years, 3 months old. Status: Replacement Recommended. Most water heaters last 8 to 20 years. Replace this one before it fails. Recalls: None known. It could also be August 1985.",
  ],
] as const)("says everything about %s", (_name, input, text) => {
  expect(resultText(translatorIn("en"), input)).toBe(text);
});

it.each([
  [
    "es",
    "Calentador de agua Rheem, número de serie RH0504B01826, modelo XG40T06EC36U1. Fabricación: mayo de 2004 (certeza alta). Antigüedad: 22 años y 6 meses. Estado: Reemplazo recomendado.",
    "Calentador de agua Bradford White, número de serie BH6511396. Dos fechas posibles: agosto de 2005 (21 años y 3 meses: Reemplazo recomendado) o agosto de 1985 (41 años y 3 meses: Reemplazo recomendado).",
  ],
  [
    "fr",
    "Chauffe-eau Rheem, n° de série RH0504B01826, modèle XG40T06EC36U1 : fabrication mai 2004 (fiabilité élevée), 22 ans et 6 mois. État : Remplacement conseillé.",
    "Chauffe-eau Bradford White, n° de série BH6511396. Deux dates possibles : août 2005 (21 ans et 3 mois : Remplacement conseillé) ou août 1985 (41 ans et 3 mois : Remplacement conseillé).",
  ],
  [
    "de",
    "Warmwasserbereiter Rheem, Seriennummer RH0504B01826, Modell XG40T06EC36U1: hergestellt Mai 2004 (sehr sicher), Alter 22 Jahre, 6 Monate. Zustand: Austausch empfohlen.",
    "Warmwasserbereiter Bradford White, Seriennummer BH6511396. Zwei Daten passen: August 2005 (Alter 21 Jahre, 3 Monate: Austausch empfohlen) oder August 1985 (Alter 41 Jahre, 3 Monate: Austausch empfohlen).",
  ],
  [
    "it",
    "Scaldabagno Rheem, n. di serie RH0504B01826, modello XG40T06EC36U1: fabbricazione maggio 2004 (affidabilità alta), età 22 anni e 6 mesi. Stato: Sostituzione consigliata.",
    "Scaldabagno Bradford White, n. di serie BH6511396. Due date possibili: agosto 2005 (età 21 anni e 3 mesi: Sostituzione consigliata) o agosto 1985 (età 41 anni e 3 mesi: Sostituzione consigliata).",
  ],
] as const)("says it in %s", (language, sentence, dates) => {
  const translator = translatorIn(language);
  const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  expect(plain(resultText(translator, one)).startsWith(sentence)).toBe(true);
  expect(plain(resultText(translator, two)).startsWith(dates)).toBe(true);
});

it("has every possible date in its title", () => {
  expect(resultTitle(translatorIn("en"), one)).toBe(
    "Rheem water heater, made in May 2004: 22 years, 6 months old",
  );
  expect(resultTitle(translatorIn("en"), two)).toBe(
    "Bradford White water heater, made in August 2005 or August 1985: 21 years, 3 months or 41 years, 3 months old",
  );
  expect(resultTitle(translatorIn("en"), chosen)).toBe(
    "Bradford White water heater, made in August 2005: 21 years, 3 months old",
  );
});
