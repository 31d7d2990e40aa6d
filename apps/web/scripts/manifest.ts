import { type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { light } from "@heater-age/ui/tokens";
import { pathIn } from "../app/seo/paths.ts";
import { iconSizes } from "./icons.ts";

/** The web manifest of a language: how the site looks as an app on a telephone. */
export function manifest(language: Language): string {
  const name = formatText(language, "shell", "siteName");
  const start = pathIn(language, "/");
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    description: formatText(language, "home", "metaDescription"),
    lang: languages.find(({ code }) => code === language)?.locale.replace("_", "-"),
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: light.ground,
    theme_color: light.surface,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...["any", "maskable"].flatMap((purpose) =>
        iconSizes.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: "image/png",
          purpose,
        })),
      ),
    ],
  });
}
