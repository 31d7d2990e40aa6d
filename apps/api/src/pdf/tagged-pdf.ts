import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { type Fonts, legible, type Weight } from "./fonts.ts";

/** Looks of a text. The size is in points. */
export interface TextStyle {
  readonly font: Weight;
  readonly fontSize: number;
  readonly color: string;
  readonly characterSpacing?: number;
  /** Lines may end between any two characters. */
  readonly wordBreak?: "break-all";
}

/** A run of text. A link or another language gets an element of its own in the structure tree. */
export interface PdfRun extends TextStyle {
  readonly text: string;
  readonly link?: string;
  /** Accessible name of the link. */
  readonly label?: string;
  /** BCP 47 code. */
  readonly lang?: string;
}

/** A node of pdfmake's document definition. */
export interface PdfNode {
  /** Type of its element in the structure tree: `"H1"`. Untagged texts and drawings are skipped by screen readers. */
  readonly tag?: string;
  /** Attributes of the element, as pdfkit has them. */
  readonly attributes?: object;
  readonly text?: readonly PdfRun[];
  readonly svg?: string;
  readonly stack?: readonly PdfNode[];
  readonly columns?: readonly PdfNode[];
  readonly ul?: readonly PdfNode[];
  readonly ol?: readonly PdfNode[];
  readonly table?: { readonly body: readonly (readonly PdfNode[])[]; readonly [option: string]: unknown };
  readonly [option: string]: unknown;
}

/** Returns the width of a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

/** A PDF to lay out. Lengths are in points. */
export interface PdfDefinition {
  readonly fonts: Fonts;
  readonly size: { readonly width: number; readonly height: number };
  readonly margins: Readonly<Record<"bottom" | "left" | "right" | "top", number>>;
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly content: (measure: Measure) => readonly PdfNode[];
  /** Footer of a page, without tags. */
  readonly footer: (page: number, pages: number) => PdfNode;
}

interface Element {
  add(child: Element | (() => void)): this;
  end(): void;
}
interface GlyphRun {
  readonly positions: readonly object[];
}
interface SiteFont {
  glyphForCodePoint(codePoint: number): unknown;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout: (text: string, features?: object) => GlyphRun;
}
interface Document extends Readable {
  registerFont(name: string, file: Buffer): void;
  provideFont(name: string, bold: boolean, italics: boolean): Font;
  struct(type: string, options?: object): Element;
  addStructure(element: Element): void;
  markContent(type: string, options?: object): void;
  endMarkedContent(): void;
  link(x: number, y: number, width: number, height: number, url: string, options: object): void;
  end(): void;
}
interface Font {
  readonly font: SiteFont;
  widthOfString(text: string, size: number): number;
}
interface Inline {
  readonly x: number;
  readonly width: number;
  readonly link?: string | null;
  /** The run that it is a word of. */
  readonly run?: PdfRun & { readonly element: Element };
}
interface Line {
  readonly inlines: readonly Inline[];
  getHeight(): number;
  getAscenderHeight(): number;
}
interface Drawing {
  readonly element?: Element;
}
declare class PdfmakeRenderer {
  readonly pdfDocument: Document;
  constructor(document: Document);
  renderPages(pages: readonly unknown[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: Drawing): void;
  renderImage(image: Drawing): void;
  renderSVG(svg: Drawing): void;
}

// The library's own parts, because its public function doesn't tag what it draws.
const require = createRequire(import.meta.url);
const load = (part: string): unknown =>
  (require(`pdfmake/js/${part}.js`) as { readonly default: unknown }).default;
const PdfDocument = load("PDFDocument") as new (...options: readonly object[]) => Document;
const LayoutBuilder = load("LayoutBuilder") as new (...options: readonly object[]) => {
  layoutDocument(...options: readonly unknown[]): readonly unknown[];
};
const SvgMeasure = load("SVGMeasure") as new () => object;
const Renderer = load("Renderer") as typeof PdfmakeRenderer;

/** Draws lines and pictures into their elements, and the rest as decoration. */
class TaggedRenderer extends Renderer {
  readonly #inside = new Map<PdfRun, Element>();

  #draw(element: Element | undefined, draw: () => void): void {
    if (element !== undefined) {
      element.add(draw);
      return;
    }
    this.pdfDocument.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdfDocument.endMarkedContent();
  }

  #elementFor(run: NonNullable<Inline["run"]>): Element {
    const { element, lang, link } = run;
    if (link === undefined && lang === undefined) return element;
    const type = link === undefined ? "Span" : "Link";
    const inside = this.#inside.get(run) ?? this.pdfDocument.struct(type, { ...(lang && { lang }) });
    if (!this.#inside.has(run)) element.add(inside);
    this.#inside.set(run, inside);
    return inside;
  }

  override renderLine(line: Line, x: number, y: number): void {
    for (const run of new Set(line.inlines.map((inline) => inline.run))) {
      const inlines = line.inlines.filter((inline) => inline.run === run);
      const own = {
        inlines: inlines.map((inline) => ({ ...inline, link: null })),
        getHeight: () => line.getHeight(),
        getAscenderHeight: () => line.getAscenderHeight(),
      };
      const element = run && this.#elementFor(run);
      this.#draw(element, () => super.renderLine(own, x, y));
      const [first, last = first] = [inlines[0], inlines.at(-1)];
      if (run?.link === undefined || first === undefined || last === undefined) continue;
      const width = last.x + last.width - first.x;
      this.pdfDocument.link(x + first.x, y, width, line.getHeight(), run.link, {
        structParent: element,
        Contents: new String(run.label ?? run.text),
      });
    }
  }

  override renderVector(vector: Drawing): void {
    this.#draw(undefined, () => super.renderVector(vector));
  }

  override renderImage(image: Drawing): void {
    this.#draw(undefined, () => super.renderImage(image));
  }

  override renderSVG(svg: Drawing): void {
    this.#draw(svg.element, () => super.renderSVG(svg));
  }
}

/** Words with their glyphs, by font. Finding them is half of the work, and reports share most words. */
const words = new Map<string, GlyphRun>();
/** All texts in five languages have fewer words. */
const REMEMBERED = 12_000;

/** Registers a font in a document, and returns it. */
function provideFont(document: Document, name: string, file: Buffer): Font {
  document.registerFont(name, file);
  const font = document.provideFont(name, false, false);
  const site = font.font;
  // A glyph is extracted as the character it was first used for: an "E" first used inside "É" would not be a letter.
  for (let character = 0x20; character < 0x180; character += 1) site.glyphForCodePoint(character);
  const layout = site.layout.bind(site);
  site.layout = (text) => {
    const key = `${name} ${text}`;
    // Without ligatures that change characters: "->" would become an arrow.
    const run = words.get(key) ?? layout(text, { calt: false });
    if (words.size >= REMEMBERED) words.clear();
    words.set(key, run);
    // The caller scales them in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
  return font;
}

/** A word that may be wider than its column. */
const LONG_WORD = /([\p{L}\p{N}]{30,})/u;

/** Adds an element for each tagged node, and returns the node with what its texts and pictures are drawn into. */
function tagNode(
  document: Document,
  parent: Element,
  node: PdfNode,
  shown: (text: string) => string,
): PdfNode {
  const begin = (type: string, inside: Element, attributes?: object): Element => {
    const element = document.struct(type, attributes);
    inside.add(element);
    return element;
  };
  const { attributes, columns, ol, stack, svg, table, tag, text, ul } = node;
  const element = tag === undefined ? parent : begin(tag, parent, attributes);
  const all = (nodes: readonly PdfNode[]) => nodes.map((each) => tagNode(document, element, each, shown));
  const items = (nodes: readonly PdfNode[]) =>
    nodes.map((item) => tagNode(document, begin("LBody", begin("LI", element)), item, shown));
  return {
    ...node,
    ...(text && {
      text: text.flatMap((run) => {
        const whole = { ...run, text: shown(run.text) };
        const own = tag === undefined ? whole : { ...whole, run: { ...whole, element } };
        return whole.text
          .split(LONG_WORD)
          .map((part) => ({ ...own, text: part, ...(LONG_WORD.test(part) && { wordBreak: "break-all" }) }));
      }),
    }),
    ...(svg !== undefined && { svg: shown(svg), ...(tag !== undefined && { element }) }),
    ...(stack && { stack: all(stack) }),
    ...(columns && { columns: all(columns) }),
    ...(ul && { ul: items(ul) }),
    ...(ol && { ol: items(ol) }),
    ...(table && { table: { ...table, body: table.body.map(all) } }),
  };
}

/**
 * Lays out a PDF that is tagged for screen readers, as PDF/UA-1 requires. The same definition results in the same
 * bytes.
 */
export async function taggedPdf(definition: PdfDefinition): Promise<Buffer> {
  const { author, content, fonts, footer, language, madeAt, margins, size, title } = definition;
  // The library does not escape them.
  const inMetadata = (text: string) => text.replaceAll(/[<>&]/gu, " ");
  const names = Object.fromEntries(Object.keys(fonts).map((name) => [name, { normal: name }]));
  const document = new PdfDocument(
    names,
    {},
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      displayTitle: true,
      lang: language,
      autoFirstPage: false,
      font: null,
      info: {
        Title: inMetadata(title),
        Author: inMetadata(author),
        Creator: inMetadata(author),
        CreationDate: madeAt,
      },
    },
  );
  const provided = Object.entries(fonts).map(
    ([name, file]) => [name, provideFont(document, name, file)] as const,
  );
  const byName = Object.fromEntries(provided) as Readonly<Record<Weight, Font>>;
  const ended = document.toArray() as Promise<Buffer[]>;
  const root = document.struct("Document");
  document.addStructure(root);
  const shown = (text: string) =>
    legible(text, (codePoint) => byName.regular.font.hasGlyphForCodePoint(codePoint));
  const measure: Measure = (text, { characterSpacing = 0, font, fontSize }) =>
    byName[font].widthOfString(shown(text), fontSize) + characterSpacing * text.length;
  const pages = new LayoutBuilder(size, margins, new SvgMeasure()).layoutDocument(
    content(measure).map((node) => tagNode(document, root, node, shown)),
    document,
    {},
    { font: "regular", lineHeight: 1.1 },
    null,
    null,
    (page: number, count: number) => tagNode(document, root, footer(page, count), shown),
  );
  new TaggedRenderer(document).renderPages(pages);
  root.end();
  document.end();
  return Buffer.concat(await ended);
}
