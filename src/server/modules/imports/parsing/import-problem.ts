/** Why a file cannot be imported, as a sentence for its sender. */
export class ImportProblem extends Error {}
