import type { Language } from "@heater-age/messages";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { pathIn } from "../../seo/paths.ts";
import { loadTexts } from "./texts.ts";
import { useInBrowser } from "../browser/in-browser.ts";
import type { LanguageOfferProps } from "./LanguageOffer.tsx";
import { preferLanguage, visitorLanguage } from "./preferred-language.ts";

interface Offer {
  readonly Shown: ComponentType<LanguageOfferProps>;
  readonly language: Language;
}

/**
 * Renders the offer of the visitor's language if the page is in another. The path alone decides the language: there
 * are no redirects.
 */
export function OfferPlace({ language }: { readonly language: Language }) {
  const wanted = useInBrowser(() => visitorLanguage() ?? language, language);
  const [offer, setOffer] = useState<Offer>();
  const [stays, setStays] = useState<Language>();

  useEffect(() => {
    if (wanted === language) return undefined;
    let cancelled = false;
    // Without a connection there is no offer.
    Promise.all([import("./LanguageOffer.tsx"), loadTexts(pathIn(wanted, "/"))]).then(
      ([{ LanguageOffer }]) => {
        if (!cancelled) setOffer({ Shown: LanguageOffer, language: wanted });
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [wanted, language]);

  if (offer === undefined || offer.language !== wanted || wanted === language || stays === language) {
    return null;
  }

  const dismiss = () => {
    preferLanguage(language);
    setStays(language);
  };

  return (
    <Suspense>
      <offer.Shown language={wanted} onDismiss={dismiss} />
    </Suspense>
  );
}
