import type { Language } from "@heater-age/messages";
import { originOf } from "../config/origin-of.ts";
import { site } from "../config/site.ts";
import { pathIn } from "./paths.ts";

/** A thing as search engines read it, in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

// Search engines read what the server sends: in the browser all this is left out.
const inBrowser = !import.meta.env.SSR;
const nothing: Thing = { "@type": "Thing" };

const addressOf = (language: Language, path: string): string => originOf(site) + pathIn(language, path);

/** Who publishes the site; nothing when that is not configured. */
function publisher(): { readonly publisher?: Thing } {
  if (site.company === "") return {};
  return {
    publisher: {
      "@type": "Organization",
      name: site.company,
      ...(site.companyUrl === "" ? {} : { url: site.companyUrl }),
      ...(site.socialUrls.length === 0 ? {} : { sameAs: site.socialUrls }),
    },
  };
}

/** The tool, which costs nothing, and how it is asked: with a brand and a serial number in the address of the home page. */
export function webApplication(language: Language, name: string, description: string): Thing {
  if (inBrowser) return nothing;
  const url = addressOf(language, "/");
  return {
    "@type": "WebApplication",
    name,
    url,
    description,
    inLanguage: language,
    applicationCategory: "UtilitiesApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${url}?brand={brand}&serial={serial}` },
      "query-input": ["required name=brand", "required name=serial"],
    },
    ...publisher(),
  };
}

/** A common question with its answer, both as plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Common questions.
 *
 * @example
 * questionsAndAnswers([{ question: "Where is it?", answer: "On the plate." }]);
 * //=> { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Where is it?", … }] }
 */
export function questionsAndAnswers(questions: readonly Question[]): Thing {
  if (inBrowser) return nothing;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A page on the way from the home page. */
export interface Crumb {
  readonly name: string;
  /** Path of the page without a language. */
  readonly path: string;
}

/**
 * The way from the home page to a page, both included.
 *
 * @example
 * breadcrumbs("de", [{ name: "Heater Age", path: "/" }, { name: "Kontakt", path: "/contact/" }]);
 */
export function breadcrumbs(language: Language, way: readonly Crumb[]): Thing {
  if (inBrowser) return nothing;
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(language, path),
    })),
  };
}

/** The text of a script of data; empty in the browser. No text in it can end the script. */
export function structuredData(things: readonly Thing[]): string {
  if (inBrowser) return "";
  const data = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
