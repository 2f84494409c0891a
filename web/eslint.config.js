import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

const unused = { argsIgnorePattern: "^_+$", destructuredArrayIgnorePattern: "^_+$", ignoreRestSiblings: true };

export default defineConfig(
  globalIgnores(["src/lib/generated/", "src/games/*/view.ts"]), // written by tools/typescript.py
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "no-undef": "off", // svelte-check knows better what is defined
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", unused],
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that formatting would lose
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing is drawn from is better plain
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" }, // what is not there fails the test as it should
  },
);
