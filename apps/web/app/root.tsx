import "@heater-age/ui/theme";
import { fontFile } from "@heater-age/ui/font";
import { heldPressScript } from "@heater-age/ui/held-press";
import { lazy, type ReactNode, Suspense, use } from "react";
import { RawIntlProvider } from "react-intl";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { isCounted, siteText } from "./config/site.ts";
import { NonceContext } from "./context/server-contexts.ts";
import { isOnlyRead, isStatic, manifestPath } from "./seo/paths.ts";
import { isMissing, isRefused } from "./shared/shell/page-failure.ts";
import { Failure } from "./shared/shell/Failure.tsx";
import { offeredLanguageScript } from "./shared/shell/preferred-language.ts";
import { Page } from "./shared/shell/Page.tsx";
import { RevealTarget } from "./shared/shell/RevealTarget.tsx";
import { bundlesAt, hasTexts, loadTexts, textsAt } from "./shared/shell/texts.ts";

// It runs before the page's scripts, so these needn't contain it.
const earlyScript = import.meta.env.SSR
  ? (heldPressScript + offeredLanguageScript).replaceAll(/\n +/gu, "\n")
  : "";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontFile, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

const Analytics = lazy(async () => ({
  default: (await import("./shared/analytics/Analytics.tsx")).Analytics,
}));

export const loader = () => null;

/** Loads the texts of the page before it is rendered, so that no component waits for them. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadTexts(url.pathname);
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) => !hasTexts(nextUrl.pathname);

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const { pathname } = useLocation();
  const { intl, language } = textsAt(pathname);
  // Pages that are only read have no scripts. If analytics is on, the legal pages ask for consent.
  const bare = isCounted ? isStatic : isOnlyRead;
  const error = useRouteError();
  // A refusal is rendered once for all addresses, but the scripts would compare it with the browser's address.
  const hasScripts = !(import.meta.env.SSR && (bare(pathname) || isRefused(error)));
  const withNonce = nonce === undefined ? {} : { nonce };
  return (
    <RawIntlProvider value={intl}>
      <html lang={language} data-texts={bundlesAt(pathname).join(" ")} data-site={siteText}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151f38" />
          <link rel="manifest" href={manifestPath(language)} />
          {/* Before the styles: after them, the browser would wait for them to run it, and to read the page. */}
          {hasScripts ? (
            <script
              {...withNonce}
              suppressHydrationWarning
              // oxlint-disable-next-line react/no-danger -- a constant of this site
              dangerouslySetInnerHTML={{ __html: earlyScript }}
            />
          ) : null}
          <Meta />
          <Links />
        </head>
        <body>
          {children}
          {hasScripts ? (
            <>
              {isCounted ? (
                <Suspense>
                  <Analytics language={language} />
                </Suspense>
              ) : null}
              <RevealTarget />
              <ScrollRestoration {...withNonce} />
              <Scripts {...withNonce} />
            </>
          ) : null}
        </body>
      </html>
    </RawIntlProvider>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { language } = textsAt(useLocation().pathname);
  // An error of a page is shown within its frame. With another error the frame itself failed.
  if (!isRouteErrorResponse(error) && !isMissing(error)) return <Failure error={error} />;
  return (
    <Page language={language}>
      <Failure error={error} />
    </Page>
  );
}
