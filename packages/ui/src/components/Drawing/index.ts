export * from "./Drawing.tsx";
