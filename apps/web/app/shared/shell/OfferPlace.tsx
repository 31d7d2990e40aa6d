import type { Language } from "@heater-age/messages";
import { screenOnly } from "@heater-age/ui/theme";
import { type ComponentType, lazy, Suspense } from "react";
import { useInBrowser } from "../browser/in-browser.ts";
import type { LanguageOfferProps } from "./LanguageOffer.tsx";
import * as styles from "./LanguageOffer.css.ts";

const LanguageOffer = lazy<ComponentType<LanguageOfferProps>>(() =>
  import("./LanguageOffer.tsx").then(
    ({ loadOffer }) => loadOffer(),
    // Without a connection there is no offer.
    () => ({ default: () => null }),
  ),
);

/**
 * Renders the offer of the visitor's language if the page is in another. The path alone decides the language: there
 * are no redirects.
 */
export function OfferPlace({ language }: { readonly language: Language }) {
  const isReserved = useInBrowser(() => "offer" in document.documentElement.dataset, false);
  return (
    <div className={`${styles.place} ${screenOnly}`}>
      <Suspense>{isReserved ? <LanguageOffer language={language} /> : null}</Suspense>
    </div>
  );
}
