import { defaultLanguage, type Language } from "@heater-age/messages";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isEnglishOnly, pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { addressInput } from "../check/input.ts";
import { useInBrowser } from "../browser/in-browser.ts";
import { useOnline } from "../browser/online.ts";
import { preferLanguage } from "./preferred-language.ts";

interface LanguageLinkProps {
  readonly language: Language;
  readonly className: string;
  /** Whether the page is already in this language. */
  readonly current?: boolean;
  /** Called after the link was followed in this window. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a link to the current page in another language, or to the home page if it is only in English. The address
 * keeps its query, the page its input, and the browser stores the choice.
 *
 * @example
 * <LanguageLink language="de" className={styles.link}>Deutsch</LanguageLink>
 */
export function LanguageLink({ language, className, current, onFollow, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const path = pathWithoutLanguage(pathname);
  // Pages only in English have no scripts, so none of this is in the browser.
  const missing = import.meta.env.SSR && isEnglishOnly(path) && language !== defaultLanguage;
  // Shared pages only react to queries that ask for a check.
  const known = addressInput(new URLSearchParams(search)).filled;
  const alive = useInBrowser(() => true, false);
  const online = useOnline();
  return (
    <Link
      className={className}
      to={pathIn(language, missing ? "/" : path) + (known || alive ? search : "") + (alive ? hash : "")}
      hrefLang={language}
      lang={language}
      aria-current={current === true ? "true" : undefined}
      preventScrollReset
      // The service worker says what isn't on the device, in the language of the address.
      reloadDocument={!online}
      onClick={(event) => {
        preferLanguage(language);
        if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) onFollow?.();
      }}
    >
      {children}
    </Link>
  );
}
