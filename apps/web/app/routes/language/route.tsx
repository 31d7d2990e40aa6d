import { defaultLanguage, isLanguage } from "@heater-age/messages";
import { useEffect } from "react";
import { data, Outlet } from "react-router";
import { startWhenIdle } from "../../check/start-when-idle.ts";
import { serverContext } from "../../context/server-contexts.ts";
import { notFound } from "../../http/not-found.ts";
import { Page } from "../../shared/shell/Page.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";

export function loader({ params: { language }, context }: Route.LoaderArgs) {
  const { refusal } = context.get(serverContext);
  if (refusal !== undefined) throw data(refusal.text, { status: refusal.status });
  if (language === undefined) return null;
  // The default language has no segment, so that each of its pages has one address.
  if (!isLanguage(language) || language === defaultLanguage) throw notFound();
  return null;
}

// The language is in the path, so there is nothing to load again.
export const shouldRevalidate = () => false;

export default function InLanguage({ params, matches }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  // The tool starts the background tasks itself, after what it needs.
  const hasTool = matches.some((match) => match?.id === "routes/tool/route");
  useEffect(() => (hasTool ? undefined : startWhenIdle(language)), [hasTool, language]);
  return (
    <Page language={language}>
      <Outlet />
    </Page>
  );
}
