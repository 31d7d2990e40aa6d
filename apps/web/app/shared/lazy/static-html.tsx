import type { Area, Language } from "@heater-age/messages";
import { LRUCache } from "lru-cache";
import { type ComponentType, use } from "react";
import { StaticRouter } from "react-router";
import { renderWhole } from "../../http/render-whole.server.ts";
import { pathIn } from "../../seo/paths.ts";
import type { Texts } from "../texts/load.ts";
import { OuterTexts, WithTexts } from "../texts/WithTexts.tsx";

/** How the HTML is kept. */
interface StaticHtmlOptions {
  /** Class of the element around it. @default none */
  readonly className?: string;
  /** Entries kept for the component. @default more than there are pages with it, in all languages */
  readonly most?: number;
}

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
 * Returns a component whose HTML is rendered once for each set of properties and then reused in every page. For
 * components that depend on their properties alone. They must not call `useId`: the browser hydrates the HTML as if it
 * had been rendered in place, where React would have given another id.
 *
 * @param areas Texts that it needs in addition to those around it.
 */
export function staticHtml<Props extends { readonly language: Language }>(
  areas: readonly Area[],
  Shown: ComponentType<Props>,
  { className, most = 1000 }: StaticHtmlOptions = {},
): ComponentType<Props> {
  const known = new LRUCache<string, Promise<string>>({ max: most });

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

  return function Static(props) {
    const texts = use(OuterTexts);
    const name = [texts, ...Object.entries(props).flat()].map(nameOf).join(" ");
    const html = known.get(name) ?? render(props, texts);
    if (!known.has(name)) {
      known.set(name, html);
      html.catch(() => known.delete(name));
    }
    // oxlint-disable-next-line react/no-danger -- React has written it
    return <div className={className} dangerouslySetInnerHTML={{ __html: use(html) }} />;
  };
}
