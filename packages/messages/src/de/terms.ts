import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Nutzungsbedingungen | Heater Age",
  metaDescription: "Was Sie mit Heater Age tun dürfen und wie weit Sie sich darauf verlassen können.",
  title: "Nutzungsbedingungen",

  acceptance: "Annahme der Bedingungen",
  acceptanceUse:
    "Mit der Nutzung dieser Website stimmen Sie diesen Bedingungen zu. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  description: "Beschreibung des Dienstes",
  descriptionWhat:
    "Der Dienst datiert Warmwasserbereiter anhand der Seriennummer und zeigt, was zu tun ist. Er ist kostenlos und braucht kein Konto.",
  descriptionChange: "Der Dienst kann sich ändern, enden oder nicht verfügbar sein.",

  license: "Nutzungsrecht und Einschränkungen",
  licenseGrant:
    "Solange Sie diese Bedingungen einhalten, haben Sie ein nicht ausschließliches, nicht übertragbares, widerrufliches Nutzungsrecht. Es gilt nur für die persönliche, nicht kommerzielle Nutzung.",
  licensePersonal:
    "Geräte von Hand und einzeln zu prüfen, ist persönliche Nutzung, auch bei der Arbeit. Die Antworten zu verkaufen oder in ein Produkt oder einen Dienst einzubauen, ist es nicht.",
  licenseNot: "Nicht erlaubt ist:",
  licenseBots: "Bots, Scraper oder andere Programme einzusetzen",
  licenseRequests: "übermäßig viele Anfragen zu stellen oder unsere Grenzen zu umgehen",
  licenseCopy: "große Teile der Website als eigene zu veröffentlichen",
  licenseNotices: "Angaben zu Quelle, Alter oder Gewissheit zu entfernen, wenn Sie etwas teilen",
  licenseDevelopers:
    "Für unsere API und Pakete gelten die <developers>Bedingungen für Entwickler</developers>.",

  accuracy: "Genauigkeit der Angaben",
  accuracyRules:
    "Eine Antwort kann falsch sein oder nur eines von mehreren möglichen Daten. Kommt es auf ein Datum an, fragen Sie beim Hersteller nach.",
  accuracyAge:
    "Das Datum zeigt, wann ein Gerät hergestellt wurde, nicht seinen Einbau oder Zustand. Ob eine Garantie gilt, kann nur der Hersteller sagen. Angaben zum Modell können unvollständig oder veraltet sein, besonders als KI-ergänzt gekennzeichnete.",

  advice: "Fachlicher Rat",
  adviceGeneral:
    "Unsere Antworten sind keine Beratung zu Sicherheit, Versicherung, Garantie oder Hauskauf. Sie ersetzen keine Prüfung durch einen zugelassenen Fachbetrieb.",
  adviceSafety:
    "Gas, Strom und heißes Wasser unter Druck können verletzen und töten. Überlassen Sie Arbeiten am Warmwasserbereiter einem zugelassenen Fachbetrieb. Wenn Sie Gas riechen, verlassen Sie das Gebäude und rufen Sie von draußen den Gasversorger oder den Notruf an.",

  conduct: "Verhalten der Nutzer",
  conductList: "Nicht erlaubt ist:",
  conductLaw: "gegen Gesetze oder Rechte anderer zu verstoßen",
  conductSystems:
    "auf Systeme oder Daten zuzugreifen, die nicht für Sie bestimmt sind, oder den Dienst zu stören",
  conductCode: "schädlichen Code oder personenbezogene Daten anderer ohne deren Einwilligung zu senden",
  conductMessages: "das Kontaktformular für Werbung, Drohungen oder Täuschung zu nutzen",
  conductMislead: "mit einem Ergebnis oder Bericht jemanden zu täuschen",

  property: "Geistiges Eigentum",
  propertyOurs:
    "Texte, Zeichnungen und Gestaltung dieser Website gehören uns oder unseren Lizenzgebern. Ergebnisse und Berichte dürfen Sie drucken, aufheben und teilen.",
  propertyMakers:
    "Namen und Marken von Herstellern gehören ihren Inhabern und dienen nur dazu, Geräte zu benennen. Kein Hersteller hat diese Website gebilligt oder ist mit ihr verbunden.",

  liability: "Gewährleistungsausschluss und Haftungsbeschränkung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir den Dienst so bereit, wie er ist und verfügbar ist, ohne jede ausdrückliche oder stillschweigende Zusicherung. Das gilt auch für Marktgängigkeit, Eignung für einen bestimmten Zweck, Genauigkeit und Freiheit von Rechten Dritter.",
  liabilityLimit:
    "Soweit das Gesetz es zulässt, haften wir nicht für mittelbare, beiläufige, besondere oder Folgeschäden, entgangenen Gewinn oder den Verlust von Daten oder Eigentum. Das betrifft Schäden daraus, dass Sie den Dienst nutzen, nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit. Gesetzliche Rechte von Verbrauchern beschränken sie nicht.",

  indemnity: "Freistellung",
  indemnityClaims:
    "Verstoßen Sie schuldhaft gegen diese Bedingungen oder das Gesetz, stellen Sie uns von Ansprüchen und angemessenen Verteidigungskosten frei, soweit das Gesetz es zulässt.",

  termination: "Beendigung",
  terminationWe:
    "Verstoßen Sie gegen diese Bedingungen, endet Ihr Recht, die Website zu nutzen. Wir können Sie sperren, wenn nötig ohne Ankündigung. Die Abschnitte 4, 5, 7, 8, 9, 13 und 15 gelten weiter.",

  third: "Dienste anderer Anbieter",
  thirdList: "Wir nutzen diese Dienste, zu deren eigenen Bedingungen:",
  thirdAnalytics: "eine Besuchsstatistik, falls eingerichtet",
  thirdCaptcha: "reCAPTCHA von Google auf der Kontaktseite, falls eingerichtet",
  thirdModel: "ein Sprachmodell für unbekannte Modelle, falls eingerichtet",
  thirdSharing: "die Dienste, über die Sie teilen",
  thirdLinks: "Für den Inhalt verlinkter Websites sind wir nicht verantwortlich.",

  privacy: "Datenschutz",
  privacyPart: "Siehe unsere <privacy>Datenschutzerklärung</privacy>.",

  law: "Anwendbares Recht",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und unseres Sitzstaats, ohne dessen Kollisionsrecht.",
  lawConsumers:
    "Zwingendes Verbraucherrecht an Ihrem Wohnort bleibt unberührt. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",

  changes: "Änderungen der Bedingungen",
  changesNotice:
    "Wir können diese Bedingungen ändern. Wesentliche Änderungen kündigen wir 30 Tage vorher auf dieser Website an. Nutzen Sie die Website danach, stimmen Sie ihnen zu.",
  changesDate: "Diese Seite zeigt die Bedingungen, die an dem Datum oben gelten.",

  severability: "Salvatorische Klausel",
  severabilityRest:
    "Ist ein Teil dieser Bedingungen unwirksam, tritt das Gesetz an seine Stelle, und der Rest bleibt in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Sie erreichen {named, select, yes {{company}} other {uns}} {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",

  important: "Wichtig",
  importantEntire:
    "Diese Bedingungen sind die gesamte Vereinbarung zwischen Ihnen und uns über die Nutzung dieser Website.",
};
