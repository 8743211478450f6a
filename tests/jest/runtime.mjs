import { createRequire, isBuiltin } from "node:module";
import { compileFunction, constants } from "node:vm";
import JestRuntime from "jest-runtime";

/** Jest's to load, for each file: our own sources, Jest itself, and what next/jest replaces. */
const loadedPerFile = /^(?:[./]|@\/|@?jest|expect$|server-only$|next\/font\/)|\.css$/;

/** @type {Map<string, { source: string, compiled: Function }>} by path, for the worker's life; a test file runs once. */
const compiledOf = new Map();

/**
 * Loads each package once per worker, as Node loads it, instead of once per test file through Jest's transforms. Our own
 * modules keep a registry per file, so that no file sees another's state.
 */
export default class WorkerRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    // The only place where Jest compiles; it compiles for a context of its own, and there is none (decision 0029).
    this.executor.compile = (source, path) => compileOnce(source, path, this.executor.injectedModuleParameters);
  }

  /** Jest would put its own over the worker's. */
  installGetBuiltinModule() {}

  requireModule(from, name, options, isActual) {
    const isPackage = name !== undefined && !isBuiltin(name) && !loadedPerFile.test(name);
    if (isPackage && !options?.isInternalModule) return createRequire(from)(name);
    return super.requireModule(from, name, options, isActual);
  }
}

function compileOnce(source, path, parameters) {
  const known = compiledOf.get(path);
  if (known?.source === source) return known.compiled;
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const compiled = compileFunction(source, parameters, { filename: path, importModuleDynamically });
  if (!/\.test\.tsx?$/.test(path)) compiledOf.set(path, { source, compiled });
  return compiled;
}
