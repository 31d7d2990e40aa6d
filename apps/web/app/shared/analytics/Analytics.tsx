import type { Language } from "@heater-age/messages";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pathWithoutLanguage } from "../../seo/paths.ts";
import { site } from "../../config/site.ts";
import { countPage } from "./analytics.ts";
import { readConsent, refusesByItself } from "./consent.ts";
import type { ConsentBarProps } from "./ConsentBar.tsx";

const POLICY = /^\/privacy-policy\/?$/u;

/** Renders nothing except the question for consent, and counts opened pages. On the privacy policy it asks again. */
export function Analytics({ language }: { readonly language: Language }) {
  const { pathname } = useLocation();
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps>>();
  const [closed, setClosed] = useState(false);
  const onPolicy = POLICY.test(pathWithoutLanguage(pathname));

  useEffect(() => countPage(pathname), [pathname]);

  useEffect(() => {
    if (site.ga4Id === "" || refusesByItself() || (readConsent() !== undefined && !onPolicy)) return;
    import("./ConsentBar.tsx").then(
      ({ ConsentBar }) => setBar(() => ConsentBar),
      () => undefined,
    );
  }, [onPolicy]);

  if (Bar === undefined || (closed && !onPolicy)) return null;
  return (
    <Suspense>
      <Bar language={language} inPlace={onPolicy} onDecide={() => setClosed(true)} />
    </Suspense>
  );
}
