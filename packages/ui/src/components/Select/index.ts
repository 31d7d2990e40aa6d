export * from "./Select.tsx";
