import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Nutzungsbedingungen | Heater Age",
  metaDescription:
    "Was die Website Heater Age leistet, wie weit Sie sich auf ihre Antworten verlassen können und was Sie damit tun dürfen.",
  title: "Nutzungsbedingungen",
  intro: "Diese Bedingungen regeln die Nutzung dieser Website.",

  acceptance: "Annahme der Bedingungen",
  acceptanceUse:
    "Mit der Nutzung dieser Website stimmen Sie diesen Bedingungen zu. Sind Sie nicht einverstanden, nutzen Sie sie bitte nicht. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  description: "Beschreibung des Dienstes",
  descriptionWhat:
    "Der Dienst liest die Seriennummer eines Warmwasserbereiters und zeigt, wann er hergestellt wurde, wie alt er ist und was zu tun ist. Wo möglich, ergänzt er Angaben zum Modell. Er erstellt Berichte zum Drucken und Teilen. Er ist kostenlos und braucht kein Konto.",
  descriptionChange:
    "Wir können den Dienst erweitern, ändern oder einstellen. Dass er immer erreichbar ist, versprechen wir nicht.",

  license: "Nutzungsrecht und Einschränkungen",
  licenseGrant:
    "Sie dürfen diese Website nutzen, solange Sie diese Bedingungen einhalten. Dieses Nutzungsrecht ist nicht ausschließlich, nicht übertragbar und widerruflich. Der Dienst ist nur für die persönliche, nicht kommerzielle Nutzung bestimmt.",
  licensePersonal:
    "Persönliche Nutzung ist, das Gerät vor Ihnen nachzuschlagen, von Hand und eines nach dem anderen. Das gilt auch für Ihre Arbeit als Installateur, Gutachter oder Techniker. Die Antworten zu verkaufen oder in ein eigenes Produkt oder einen eigenen Dienst einzubauen, ist keine persönliche Nutzung.",
  licenseNot: "Nicht erlaubt ist:",
  licenseBots: "Bots, Scraper oder andere Programme auf dieser Website einzusetzen",
  licenseRequests: "übermäßig viele Anfragen zu stellen oder unsere Grenzen dafür zu umgehen",
  licenseCopy: "die Website oder große Teile davon zu kopieren und als eigene zu veröffentlichen",
  licenseNotices: "Angaben zu Quelle, Alter oder Gewissheit aus dem zu entfernen, was Sie weitergeben",
  licenseDevelopers:
    "Programme dürfen unsere API und Softwarepakete nach den <developers>Bedingungen für Entwickler</developers> nutzen.",

  accuracy: "Genauigkeit der Angaben",
  accuracyRules:
    "Unsere Regeln für das Datum stammen von Herstellern, Behörden und aus dem Handwerk. Viele Hersteller haben ihre nie veröffentlicht, sie geändert oder verwenden Codes nach einigen Jahren wieder. Eine Antwort kann falsch sein oder nur eines von mehreren möglichen Daten. Wir zeigen, wie sicher eine Regel ist und woher sie stammt. Kommt es auf ein Datum an, fragen Sie beim Hersteller nach.",
  accuracyAge:
    "Das Datum zeigt, wann ein Gerät hergestellt wurde, nicht seinen Einbau oder Zustand. Ob eine Garantie gilt, kann nur der Hersteller sagen. Angaben zum Modell können unvollständig oder veraltet sein. Als KI-ergänzt gekennzeichnete stammen von einem Sprachmodell und verlangen besondere Vorsicht.",

  advice: "Fachlicher Rat",
  adviceGeneral:
    "Das hier ist allgemeine Information. Sie ersetzt keine Prüfung durch einen zugelassenen Fachbetrieb. Sie ist keine Beratung zu Sicherheit, Versicherung, Garantie oder Hauskauf.",
  adviceSafety:
    "Gas, Strom und heißes Wasser unter Druck können verletzen und töten. Überlassen Sie Arbeiten am Warmwasserbereiter einem zugelassenen Fachbetrieb. Wenn Sie Gas riechen, verlassen Sie das Gebäude und rufen Sie von draußen den Gasversorger oder den Notruf.",

  conduct: "Verhalten der Nutzer",
  conductList: "Wenn Sie die Website nutzen, ist es nicht erlaubt:",
  conductLaw: "gegen Gesetze oder Rechte anderer zu verstoßen",
  conductSystems:
    "auf Systeme oder Daten zuzugreifen, die nicht für Sie bestimmt sind, oder den Dienst zu stören oder zu überlasten",
  conductCode: "schädlichen Code oder personenbezogene Daten anderer ohne deren Einwilligung zu senden",
  conductMessages: "das Kontaktformular für Werbung, Drohungen oder Täuschung zu nutzen",
  conductMislead:
    "mit einem Ergebnis oder Bericht jemanden zu täuschen, etwa über das Alter eines Geräts beim Verkauf",

  property: "Geistiges Eigentum",
  propertyOurs:
    "Texte, Zeichnungen und Gestaltung dieser Website gehören uns oder unseren Lizenzgebern. Ergebnisse und Berichte dürfen Sie für eigene Zwecke drucken, aufheben und teilen. Für unsere Softwarepakete gilt eine eigene Lizenz, siehe <developers>Bedingungen für Entwickler</developers>.",
  propertyMakers:
    "Namen und Marken von Herstellern gehören ihren Inhabern. Wir verwenden sie nur, um Geräte zu benennen. Die Hersteller haben diese Website nicht gebilligt und haben nichts mit ihr zu tun.",

  liability: "Gewährleistungsausschluss und Haftungsbeschränkung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir den Dienst so bereit, wie er ist und verfügbar ist, ohne jede ausdrückliche oder stillschweigende Zusicherung. Das gilt auch für Marktgängigkeit, Eignung für einen bestimmten Zweck, Genauigkeit und Freiheit von Rechten Dritter.",
  liabilityLimit:
    "Soweit das Gesetz es zulässt, haften wir nicht für mittelbare, beiläufige, besondere oder Folgeschäden, entgangenen Gewinn oder den Verlust von Daten oder Eigentum. Das betrifft Schäden daraus, dass Sie den Dienst nutzen, nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit. Gesetzliche Rechte von Verbrauchern beschränken sie nicht.",

  indemnity: "Freistellung",
  indemnityClaims:
    "Verstoßen Sie bei der Nutzung des Dienstes schuldhaft gegen diese Bedingungen oder das Gesetz, stellen Sie uns von daraus folgenden Ansprüchen frei. Das schließt angemessene Kosten unserer Verteidigung ein. Beides gilt, soweit das Gesetz es zulässt.",

  termination: "Beendigung",
  terminationYou: "Sie können die Nutzung der Website jederzeit beenden, ohne uns Bescheid zu geben.",
  terminationWe:
    "Verstoßen Sie gegen diese Bedingungen, endet Ihr Recht, die Website zu nutzen. Wir können Ihren Zugang sperren, auch ohne Ankündigung, wenn der Schutz des Dienstes es erfordert. Die Abschnitte 4, 5, 7, 8, 9, 13 und 15 gelten weiter.",

  third: "Dienste anderer Anbieter",
  thirdList: "Einige Teile der Website nutzen Dienste anderer Firmen, zu deren eigenen Bedingungen:",
  thirdAnalytics: "eine Besuchsstatistik, falls eingerichtet, die Besuche und Ereignisse zählt",
  thirdCaptcha: "reCAPTCHA von Google auf der Kontaktseite, falls eingerichtet",
  thirdModel: "ein Sprachmodell, falls eingerichtet, für Modelle, die wir nicht kennen",
  thirdSharing: "die Netzwerke und E-Mail-Dienste, die Sie zum Teilen wählen",
  thirdLinks:
    "Wir verlinken auf andere Websites, etwa auf Quellen. Für deren Inhalt sind wir nicht verantwortlich.",

  privacy: "Datenschutz",
  privacyPart:
    "Was wir speichern, wie lange, und wie Sie es löschen, steht in unserer <privacy>Datenschutzerklärung</privacy>.",

  law: "Anwendbares Recht",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten. Wo dieses eine Frage den Bundesstaaten überlässt, gilt das Recht unseres Sitzstaats, ohne dessen Kollisionsrecht.",
  lawConsumers:
    "Als Verbraucher behalten Sie den Schutz des zwingenden Rechts an Ihrem Wohnort. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",

  changes: "Änderungen der Bedingungen",
  changesNotice:
    "Wir können diese Bedingungen ändern. Wesentliche Änderungen kündigen wir auf dieser Website 30 Tage vor ihrem Inkrafttreten an. Andere gelten mit der Veröffentlichung. Nutzen Sie die Website danach, stimmen Sie den geänderten Bedingungen zu.",
  changesDate: "Diese Seite zeigt die Bedingungen, die an dem Datum oben gelten.",

  severability: "Salvatorische Klausel",
  severabilityRest:
    "Ist ein Teil dieser Bedingungen unwirksam oder nicht durchsetzbar, bleibt der Rest in Kraft. An die Stelle des Teils tritt das Gesetz.",

  contact: "Kontakt",
  contactReach:
    "Fragen zu diesen Bedingungen? Sie erreichen {named, select, yes {{company}} other {uns}} {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",

  important: "Wichtig",
  importantEntire:
    "Diese Bedingungen sind die gesamte Vereinbarung zwischen Ihnen und uns über die Nutzung dieser Website. Sie ersetzen alles, was vorher darüber vereinbart oder gesagt wurde.",
};
