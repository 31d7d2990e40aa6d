import type { Language } from "@heater-age/messages";
import { site } from "../config/site.ts";
import { pathIn } from "./paths.ts";

/** A thing in structured data, with the terms of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

// Search engines read the server's HTML, so the browser leaves all of this out.
const inBrowser = !import.meta.env.SSR;
const nothing: Thing = { "@type": "Thing" };

const buildAddress = (language: Language, path: string): string => site.origin + pathIn(language, path);

/** Returns the publisher of the site, or nothing if it is not configured. */
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

/**
 * Returns the tool, which is free, and how to use it: with a brand and a serial number in the address of the home
 * page.
 */
export function webApplication(language: Language, name: string, description: string): Thing {
  if (inBrowser) return nothing;
  const url = buildAddress(language, "/");
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
 * Returns common questions with their answers.
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

/** A page in the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Path of the page without a language. */
  readonly path: string;
}

/**
 * Returns the breadcrumbs from the home page to a page, both included.
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
      item: buildAddress(language, path),
    })),
  };
}

/** Returns the text of a script with data; empty in the browser. No text in it can end the script. */
export function structuredData(things: readonly Thing[]): string {
  if (inBrowser) return "";
  const data = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
