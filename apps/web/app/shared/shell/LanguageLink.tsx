import { defaultLanguage, type Language } from "@heater-age/messages";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isEnglishOnly, pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { addressInput } from "../check/input.ts";
import { useInBrowser } from "./in-browser.ts";
import { preferLanguage } from "./preferred-language.ts";

/** What the link takes. */
export interface LanguageLinkProps {
  readonly language: Language;
  readonly className: string;
  /** Whether the page is in this language already. */
  readonly current?: boolean;
  /** Called when the link was followed in this window. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/**
 * The page that one is on in a language, or the home page when it is in English alone. The address keeps its query, the
 * page what was typed into it, and the browser the choice.
 *
 * @example
 * <LanguageLink language="de" className={styles.link}>Deutsch</LanguageLink>
 */
export function LanguageLink({ language, className, current, onFollow, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const path = pathWithoutLanguage(pathname);
  // Pages in English alone have no scripts: none of this is in the browser.
  const missing = import.meta.env.SSR && isEnglishOnly(path) && language !== defaultLanguage;
  // Where pages are made ahead, only a query that asks for a check is known.
  const known = addressInput(new URLSearchParams(search)).filled;
  const alive = useInBrowser(() => true, false);
  return (
    <Link
      className={className}
      to={pathIn(language, missing ? "/" : path) + (known || alive ? search : "") + (alive ? hash : "")}
      hrefLang={language}
      lang={language}
      aria-current={current === true ? "true" : undefined}
      preventScrollReset
      onClick={(event) => {
        preferLanguage(language);
        if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) onFollow?.();
      }}
    >
      {children}
    </Link>
  );
}
