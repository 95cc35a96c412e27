/** The member types that are not agents on the platform (SPEC §10.41); the configuration of its base says the same. */
export const platformExcludedTypes: readonly number[] = [4, 40, 41, 42]
