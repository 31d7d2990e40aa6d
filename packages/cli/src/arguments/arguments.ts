import { parseArgs } from "node:util";
import { closestMatch } from "leven";
import { isEncoding } from "../batch/decode-text.ts";
import { exitCodes, Failure } from "../terminal/failure.ts";
import { isLanguage, type Language, languageCodes, type Translator } from "../texts/translator.ts";

/**
 * The options in the order of the help: their definitions for `parseArgs`, and the texts for their value and meaning.
 */
export const options = {
  model: { type: "string", short: "m", value: "nameModel", meaning: "optionModel" },
  output: { type: "string", short: "o", value: "nameFile", meaning: "optionOutput" },
  brand: { type: "string", value: "nameBrand", meaning: "optionBrand" },
  "brand-column": { type: "string", value: "nameColumn", meaning: "optionBrandColumn" },
  "serial-column": { type: "string", value: "nameColumn", meaning: "optionSerialColumn" },
  "model-column": { type: "string", value: "nameColumn", meaning: "optionModelColumn" },
  "no-header": { type: "boolean", meaning: "optionNoHeader" },
  sheet: { type: "string", value: "nameSheet", meaning: "optionSheet" },
  delimiter: { type: "string", value: "nameCharacter", meaning: "optionDelimiter" },
  encoding: { type: "string", value: "nameEncoding", meaning: "optionEncoding" },
  errors: { type: "string", value: "nameFile", meaning: "optionErrors" },
  quiet: { type: "boolean", short: "q", meaning: "optionQuiet" },
  json: { type: "boolean", meaning: "optionJson" },
  lang: { type: "string", value: "nameLanguage", meaning: "optionLanguage" },
  api: { type: "string", value: "nameAddress", meaning: "optionApi" },
  today: { type: "string", value: "nameDate", meaning: "optionToday" },
  "no-color": { type: "boolean", meaning: "optionNoColour" },
  help: { type: "boolean", short: "h", meaning: "optionHelp" },
  version: { type: "boolean", short: "V", meaning: "optionVersion" },
} as const;

/** Name of an option. */
export type OptionName = keyof typeof options;

/** Most wrong characters in an option or a command that is recognized. */
const mostWrong = 2;

const everywhere = ["lang", "no-color", "help"] as const;

/** The commands with their words and options. */
export const commands = {
  check: { words: ["nameBrand", "nameSerial"], options: ["model", "json", "api", "today", ...everywhere] },
  identify: { words: ["nameSerial"], options: ["model", "json", "api", "today", ...everywhere] },
  batch: {
    words: ["nameFile"],
    options: [
      "output",
      "brand",
      "brand-column",
      "serial-column",
      "model-column",
      "no-header",
      "sheet",
      "delimiter",
      "encoding",
      "errors",
      "quiet",
      "json",
      "api",
      "today",
      ...everywhere,
    ],
  },
  scan: {
    words: ["namePhoto"],
    many: true,
    options: ["output", "quiet", "json", "api", "today", ...everywhere],
  },
  brands: { words: [], options: ["json", "api", ...everywhere] },
} as const;

/** Name of a command. */
export type CommandName = keyof typeof commands;

/** The visitor's request. */
export interface CommandRequest {
  /** Absent when only help or the version is requested. */
  readonly command?: CommandName;
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
  readonly switches: ReadonlySet<OptionName>;
}

/** Returns whether the last word of a command can be repeated. */
export const takesMany = (command: CommandName): boolean => "many" in commands[command];

const isOption = (name: string): name is OptionName => Object.hasOwn(options, name);
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** Example of a day, in the format of `--today`. */
export const exampleDay = "2026-11-20";
/** Example of an encoding. */
export const exampleEncoding = "windows-1252";
const exampleAddress = "https://heater-age.example";

function splitTokens(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true }).tokens;
}

/**
 * Returns the language of `--lang`. It is needed before the other arguments are read, because their errors are
 * reported in it.
 */
export function requestedLanguage(argv: readonly string[]): Language | undefined {
  const token = splitTokens(argv).findLast((one) => one.kind === "option" && one.name === "lang");
  const code = token?.kind === "option" ? (token.value ?? "").toLowerCase() : "";
  return isLanguage(code) ? code : undefined;
}

function isDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && search === "" && hash === "";
}

/** Returns whether a character can separate cells: an ASCII character that is in no cell and ends no line. */
const isDelimiter = (text: string): boolean =>
  text === "tab" || (/^[^"\r\n\p{L}\p{N}]$/u.test(text) && /^[\0-\x7F]$/u.test(text));

/** Options for reading the arguments. */
export interface ReadOptions {
  /** Whether `check` works without words, because a person can be asked for them. */
  readonly asks?: boolean;
}

/**
 * Parses what was typed after the name of the program.
 *
 * @throws {Failure} for invalid arguments, with a hint to the help.
 *
 * @example
 * readArguments(["check", "rheem", "RH0504B01826", "--json"], english).command; //=> "check"
 */
export function readArguments(
  argv: readonly string[],
  { texts }: Translator,
  { asks = false }: ReadOptions = {},
): CommandRequest {
  const { commandLine } = texts;
  const tokens = splitTokens(argv);
  const positionals = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const [first, ...words] = positionals;
  const command = first !== undefined && isCommand(first) ? first : undefined;
  const fail = (message: string, similar?: string): never => {
    const help = `heater-age ${command === undefined ? "" : `${command} `}--help`;
    const hints = similar === undefined ? [] : [commandLine.didYouMean({ names: similar })];
    throw new Failure(exitCodes.usage, message, [...hints, commandLine.seeHelp({ command: help })]);
  };

  const values: Partial<Record<OptionName, string>> = {};
  const switches = new Set<OptionName>();
  const allowed: readonly OptionName[] =
    command === undefined ? [...everywhere, "version"] : commands[command].options;
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName: option, value, inlineValue } = token;
    if (!isOption(name) || !allowed.includes(name)) {
      const similar = closestMatch(name, allowed, { maxDistance: mostWrong });
      return fail(commandLine.unknownOption({ option }), similar && `--${similar}`);
    }
    if (options[name].type === "boolean") {
      if (value !== undefined) return fail(commandLine.optionWithValue({ option }));
      switches.add(name);
    } else {
      const isNextOption =
        inlineValue === false && value !== undefined && value.length > 1 && value.startsWith("-");
      if (value === undefined || value === "" || isNextOption) {
        return fail(commandLine.optionWithoutValue({ option }));
      }
      values[name] = value;
    }
  }

  const { lang, today, api } = values;
  if (lang !== undefined && !isLanguage(lang.toLowerCase())) {
    fail(commandLine.badLanguage({ language: lang, languages: languageCodes.join(", ") }));
  }
  if (switches.has("help") || switches.has("version")) {
    return { words: [], values, switches, ...(command !== undefined && { command }) };
  }
  if (command === undefined) {
    const names = Object.keys(commands);
    return fail(
      first === undefined
        ? commandLine.missing({ name: names.join(" | ") })
        : commandLine.unknownCommand({ command: first, commands: names.join(", ") }),
      closestMatch(first ?? "", names, { maxDistance: mostWrong }),
    );
  }
  const { words: wanted } = commands[command];
  const missing = wanted[words.length];
  const isAsked = asks && command === "check" && words.length === 0;
  if (missing !== undefined && !isAsked) fail(commandLine.missing({ name: commandLine[missing] }));
  const extra = takesMany(command) ? undefined : words[wanted.length];
  if (extra !== undefined) fail(commandLine.tooMany({ text: extra }));
  if (today !== undefined && !isDay(today)) fail(commandLine.badDate({ text: today, date: exampleDay }));
  if (api !== undefined) {
    const withoutPath = api.replace(/\/api\/?$/u, "");
    const isWhole = isAddress(api);
    if (!isWhole || withoutPath !== api)
      fail(commandLine.badAddress({ text: api, address: isWhole ? withoutPath : exampleAddress }));
  }
  const { delimiter, encoding } = values;
  if (delimiter !== undefined && !isDelimiter(delimiter)) fail(commandLine.badDelimiter({ text: delimiter }));
  if (encoding !== undefined && !isEncoding(encoding)) {
    fail(commandLine.badEncoding({ text: encoding, encoding: exampleEncoding }));
  }
  // The server uses its own date.
  if (api !== undefined && today !== undefined) fail(commandLine.unknownOption({ option: "--today" }));
  return { command, words, values, switches };
}
