import { type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { light } from "@heater-age/ui/tokens";
import { cameraQuery, heatersPath, pathIn } from "../app/seo/paths.ts";
import { iconSizes } from "./icons.ts";

/** The pictures shown before an app is installed. Both are from the documentation. */
export const screenshots = [
  { name: "screenshot-phone.png", source: "result-phone.png", size: "390x844", form: "narrow" },
  { name: "screenshot-wide.png", source: "home.png", size: "1280x800", form: "wide" },
] as const;

/** Returns the web manifest of a language, which describes the site as an app on a phone. */
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
    screenshots: screenshots.map((screenshot) => ({
      src: `/${screenshot.name}`,
      sizes: screenshot.size,
      type: "image/png",
      form_factor: screenshot.form,
    })),
    shortcuts: [
      { name: formatText(language, "form", "scan"), url: start + cameraQuery },
      { name: formatText(language, "shell", "myHeaters"), url: pathIn(language, heatersPath) },
    ],
  });
}
