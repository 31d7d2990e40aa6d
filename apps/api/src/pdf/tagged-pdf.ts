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
  /** Address of a drawing, with `label` as its accessible name. */
  readonly link?: string;
  readonly label?: string;
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
  readonly margins: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly lineHeight: number;
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
  readonly characterSet: readonly number[];
  glyphForCodePoint(codePoint: number): unknown;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout: (text: string, features?: Readonly<Record<string, boolean>>) => GlyphRun;
}
interface Font {
  readonly font: SiteFont;
  widthOfString(text: string, size: number): number;
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

  #decorate(draw: () => void): void {
    this.pdfDocument.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdfDocument.endMarkedContent();
  }

  #elementFor(run: NonNullable<Inline["run"]>): Element {
    const { element, lang, link } = run;
    if (link === undefined && lang === undefined) return element;
    let inside = this.#inside.get(run);
    if (inside === undefined) {
      inside = this.pdfDocument.struct(
        link === undefined ? "Span" : "Link",
        lang === undefined ? {} : { lang },
      );
      element.add(inside);
      this.#inside.set(run, inside);
    }
    return inside;
  }

  override renderLine(line: Line, x: number, y: number): void {
    const height = line.getHeight();
    const ascender = line.getAscenderHeight();
    for (const run of new Set(line.inlines.map((inline) => inline.run))) {
      const inlines = line.inlines.filter((inline) => inline.run === run);
      const own = {
        inlines: inlines.map((inline) => ({ ...inline, link: null })),
        getHeight: () => height,
        getAscenderHeight: () => ascender,
      };
      const draw = () => super.renderLine(own, x, y);
      if (run === undefined) {
        this.#decorate(draw);
        continue;
      }
      const element = this.#elementFor(run);
      element.add(draw);
      const [first] = inlines;
      const last = inlines.at(-1);
      if (run.link === undefined || first === undefined || last === undefined) continue;
      this.pdfDocument.link(x + first.x, y, last.x + last.width - first.x, height, run.link, {
        structParent: element,
        Contents: new String(run.label ?? run.text),
      });
    }
  }

  override renderVector(vector: Drawing): void {
    this.#decorate(() => super.renderVector(vector));
  }

  override renderImage(image: Drawing): void {
    this.#decorate(() => super.renderImage(image));
  }

  override renderSVG(svg: Drawing): void {
    const draw = () => super.renderSVG(svg);
    if (svg.element === undefined) this.#decorate(draw);
    else svg.element.add(draw);
  }
}

/** Words of each font with their glyphs. Finding them is half of the work, and reports share most words. */
const layouts: Readonly<Record<Weight, Map<string, GlyphRun>>> = {
  regular: new Map(),
  semibold: new Map(),
  bold: new Map(),
};
/** All texts in five languages have fewer words. */
const REMEMBERED = 4000;

/** Prepares a font of the document, and returns it. */
function prepare(font: Font, words: Map<string, GlyphRun>): Font {
  const site = font.font;
  // A glyph is extracted as the character it was first used for. An "E" that was first used inside "É" would not be a
  // letter. Of characters with the same glyph, letters and punctuation take precedence.
  const modifies = (character: number) => character >= 0x2b0 && character < 0x2000;
  for (const character of site.characterSet.toSorted(
    (a, b) => Number(modifies(a)) - Number(modifies(b)) || a - b,
  )) {
    site.glyphForCodePoint(character);
  }
  const layout = site.layout.bind(site);
  site.layout = (text) => {
    let run = words.get(text);
    if (run === undefined) {
      // Without ligatures that change characters: "->" would become an arrow.
      run = layout(text, { calt: false });
      if (words.size >= REMEMBERED) words.clear();
      words.set(text, run);
    }
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
  const element = node.tag === undefined ? parent : begin(node.tag, parent, node.attributes);
  const all = (nodes: readonly PdfNode[], inside = element) =>
    nodes.map((each) => tagNode(document, inside, each, shown));
  const items = (nodes: readonly PdfNode[]) =>
    nodes.map((item) => tagNode(document, begin("LBody", begin("LI", element)), item, shown));
  const { columns, ol, stack, svg, table, tag, text, ul } = node;
  const tagged: Record<string, unknown> = { ...node };
  if (text !== undefined) {
    tagged["text"] = text.flatMap((run) => {
      const whole = { ...run, text: shown(run.text) };
      const own = tag === undefined ? {} : { run: { ...whole, element } };
      return whole.text.split(LONG_WORD).map((part) => ({
        ...whole,
        ...own,
        text: part,
        ...(LONG_WORD.test(part) && { wordBreak: "break-all" }),
      }));
    });
  }
  if (svg !== undefined) {
    tagged["svg"] = shown(svg);
    if (tag !== undefined) tagged["element"] = element;
  }
  if (stack !== undefined) tagged["stack"] = all(stack);
  if (columns !== undefined) tagged["columns"] = all(columns);
  if (ul !== undefined) tagged["ul"] = items(ul);
  if (ol !== undefined) tagged["ol"] = items(ol);
  if (table !== undefined) {
    const body = table.body.map((row) => all(row, tag === "Table" ? begin("TR", element) : element));
    tagged["table"] = { ...table, body };
  }
  return tagged;
}

/**
 * Lays out a PDF that is tagged for screen readers, as PDF/UA-1 requires. The same definition results in the same
 * bytes.
 */
export async function taggedPdf(definition: PdfDefinition): Promise<Buffer> {
  const { author, content, fonts, footer, language, lineHeight, madeAt, margins, size, title } = definition;
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
  const prepared = Object.entries(fonts).map(([name, file]) => {
    document.registerFont(name, file);
    return [name, prepare(document.provideFont(name, false, false), layouts[name as Weight])] as const;
  });
  const byName = Object.fromEntries(prepared) as Readonly<Record<Weight, Font>>;
  const ended = document.toArray() as Promise<Buffer[]>;
  const root = document.struct("Document");
  document.addStructure(root);
  const hasGlyph = (codePoint: number) => byName.regular.font.hasGlyphForCodePoint(codePoint);
  const shown = (text: string) => legible(text, hasGlyph);
  const measure: Measure = (text, { characterSpacing = 0, font, fontSize }) =>
    byName[font].widthOfString(shown(text), fontSize) + characterSpacing * text.length;
  const nodes = content(measure).map((node) => tagNode(document, root, node, shown));
  const builder = new LayoutBuilder(size, margins, new SvgMeasure());
  const pages = builder.layoutDocument(
    nodes,
    document,
    {},
    { font: "regular", lineHeight },
    null,
    null,
    (page: number, count: number) => tagNode(document, root, footer(page, count), shown),
  );
  new TaggedRenderer(document).renderPages(pages);
  root.end();
  document.end();
  return Buffer.concat(await ended);
}
