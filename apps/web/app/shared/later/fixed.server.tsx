import type { Area, Language } from "@heater-age/messages";
import { LRUCache } from "lru-cache";
import { type ComponentType, use } from "react";
import { StaticRouter } from "react-router";
import { renderWhole } from "../../http/render-whole.server.ts";
import { pathIn } from "../../seo/paths.ts";
import type { Texts } from "../texts/load.ts";
import { OuterTexts, WithTexts } from "../texts/WithTexts.tsx";

/** Parts that are kept of one kind: more than there are pages with it, in all languages. */
const MOST = 1000;

const numbers = new WeakMap<object, number>();
let last = 0;

/** Names a value: an object by a number, which it keeps. */
function nameOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const number = numbers.get(value) ?? ++last;
  numbers.set(value, number);
  return `#${number}`;
}

/**
 * A part of the page that depends on nothing but its properties, and so is the same for everybody: rendered once for
 * each language, and put into every page after that. The browser takes it over as if it had been rendered in its place,
 * which is why it must have no ids that React gives by the place.
 *
 * @param areas Texts that it needs beside those around it.
 */
export function fixed<Props extends { readonly language: Language }>(
  areas: readonly Area[],
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  const known = new LRUCache<string, Promise<string>>({ max: MOST });

  const render = (props: Props, texts: Texts): Promise<string> =>
    renderWhole(
      <StaticRouter location={pathIn(props.language, "/")}>
        <OuterTexts value={texts}>
          <WithTexts language={props.language} areas={areas}>
            <Shown {...props} />
          </WithTexts>
        </OuterTexts>
      </StaticRouter>,
    );

  return function Fixed(props) {
    const texts = use(OuterTexts);
    const name = [texts, ...Object.entries(props).flat()].map(nameOf).join(" ");
    const html = known.get(name) ?? render(props, texts);
    if (!known.has(name)) {
      known.set(name, html);
      html.catch(() => known.delete(name));
    }
    // oxlint-disable-next-line react/no-danger -- React has written it
    return <div dangerouslySetInnerHTML={{ __html: use(html) }} />;
  };
}
