// Made from the Python data by tools/client_types.py. Do not edit.
export const SHORTEST_PATH = 32 as const;
