import type { Source } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";

/** Sources of what the law of a country says. */
interface LegalSources {
  /** How long the seller is liable for defects. */
  readonly seller: Source;
  /** How often the heater has to be checked. */
  readonly checks: Source;
}

/** Sources for the country of a language's market, whose texts name it where the language doesn't: Britain for English. */
export const legalSources: Readonly<Partial<Record<Language, LegalSources>>> = {
  de: {
    seller: {
      title: "WKR: rights of a buyer, § 438 BGB",
      url: "https://kanzlei-leipzig.de/gewaehrleistungsrechte-beim-kauf",
      kind: "trade",
    },
    checks: {
      title: "Stiftung Warentest: intervals by the KÜO, after the chimney sweeps’ association",
      url: "https://www.test.de/Schornsteinfeger-Warum-nur-wenige-Hauseigentuemer-ihr-Wahlrecht-nutzen-4347908-5425594/",
      kind: "trade",
    },
  },
  en: {
    seller: {
      title: "CPAG: faulty appliances, Consumer Rights Act 2015",
      url: "https://askcpag.org.uk/?id=-242621",
      kind: "trade",
    },
    checks: {
      title: "HSE: gas safety for landlords, as Warren Anthony copies it",
      url: "https://warrenanthony.co.uk/landlordlegal/gas-safety.html",
      kind: "regulator",
    },
  },
  es: {
    seller: {
      title: "EKA: article 120 of the consumer law since 2022",
      url: "https://eka.org/?p=7842",
      kind: "trade",
    },
    checks: {
      title: "SAT Ferroli: intervals by the RITE",
      url: "https://satferroli.com/te-toca-revisar-la-caldera",
      kind: "trade",
    },
  },
  fr: {
    seller: {
      title: "MFA: legal guarantee, articles L217-3 to L217-20 of the consumer code",
      url: "https://mfa.fr/le-point-juridique-la-garantie-legale-de-conformite/",
      kind: "trade",
    },
    checks: {
      title: "Order of 15 September 2009 on the yearly maintenance of boilers",
      url: "https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=JORFTEXT000021217854",
      kind: "regulator",
    },
  },
  it: {
    seller: {
      title: "HP: legal guarantee, articles 128 and following of the consumer code",
      url: "https://support.hp.com/it-it/document/c03805196",
      kind: "trade",
    },
    checks: {
      title: "caldaie.name: intervals by DPR 74/2013",
      url: "https://caldaie.name/controllo-efficienza-energetica-caldaia.php",
      kind: "trade",
    },
  },
};
