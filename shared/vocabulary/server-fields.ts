/** The fields that the server owns: values in a request body are ignored. */
export const SERVER_FIELDS = ['id', 'user_id', 'is_published'] as const;
