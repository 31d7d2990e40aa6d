import { isBrand } from "@heater-age/decoder";
import { wrap } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { data, redirect, useLocation, useOutletContext } from "react-router";
import { cache } from "../../http/cache.ts";
import { notFound } from "../../http/not-found.ts";
import { brandAt } from "../../seo/brand-paths.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { checkAddress } from "../../shared/check/check-address.server.ts";
import type { CheckData } from "../../shared/check/check-data.ts";
import { CheckTool } from "../../shared/check/CheckTool.tsx";
import { choiceOf } from "../../shared/check/choices.ts";
import { addressInput } from "../../shared/check/input.ts";
import { loadCheck } from "../../shared/check/load-check.ts";
import type { ToolContext } from "../../shared/check/tool-context.ts";
import { Guide } from "../../shared/guide/Guide.tsx";
import { Hero } from "../../shared/shell/Hero.tsx";
import { languageOf } from "../../shared/texts/language.ts";
import { WithTexts } from "../../shared/texts/WithTexts.tsx";
import type { Route } from "./+types/route.ts";
import { brandQuery } from "./brand-query.ts";

/** The way to the home page, for the check of another brand. */
const toHome = (language: string | undefined, search: string) =>
  redirect(pathIn(languageOf(language), "/") + search);

export function loader({ url: { pathname, search, searchParams }, params }: Route.LoaderArgs) {
  const slug = brandAt(pathname) ?? "";
  if (!isBrand(slug)) throw notFound();
  const query = brandQuery(searchParams, slug);
  if (query === undefined) return toHome(params.language, search);
  const policy = addressInput(searchParams).filled ? cache.personal : cache.revalidated;
  return data(checkAddress(query), { headers: { "Cache-Control": policy } });
}

/** In the page the API answers, and the decoder when the API does not. */
export async function clientLoader({
  url: { pathname, search, searchParams },
  params,
}: Route.ClientLoaderArgs) {
  const query = brandQuery(searchParams, brandAt(pathname) ?? "");
  if (query === undefined) return toHome(params.language, search);
  const address = addressInput(query);
  if (!address.asked) return { address };
  const language = languageOf(params.language);
  const { runCheck } = await loadCheck(language);
  return runCheck(address, language);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Brand({ loaderData, params }: Route.ComponentProps) {
  return (
    <WithTexts language={languageOf(params.language)} areas={["home", "form", "reading", "brand"]}>
      <BrandPage checked={loaderData} language={languageOf(params.language)} />
    </WithTexts>
  );
}

function BrandPage({
  checked,
  language,
}: {
  readonly checked: CheckData;
  readonly language: ReturnType<typeof languageOf>;
}) {
  const { formatMessage } = useIntl();
  const { choices } = useOutletContext<ToolContext>();
  const { pathname, search } = useLocation();
  const slug = brandAt(pathname) ?? "";
  const brand = choiceOf(choices, slug)?.label ?? slug;
  return (
    <main>
      <PageHead
        language={language}
        path={pathWithoutLanguage(pathname.replace(/\/?$/u, "/"))}
        title={formatMessage({ id: "brand.metaTitle" }, { brand })}
        description={formatMessage({ id: "brand.metaDescription" }, { brand })}
        indexed={!addressInput(new URLSearchParams(search)).filled}
      />
      <div className={wrap}>
        <Hero
          title={<FormattedMessage id="brand.title" values={{ brand }} />}
          intro={<FormattedMessage id="brand.intro" values={{ brand }} />}
        />
        <CheckTool
          key={slug}
          language={language}
          path={pathname}
          choices={choices}
          data={checked}
          introduction={null}
          guide={(chosen) => <Guide language={language} brand={chosen} />}
        />
      </div>
    </main>
  );
}
