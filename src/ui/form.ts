/** The only door to react-hook-form. */
export type {
  Control,
  FieldErrors,
  ResolverResult,
  UseFormReturn,
} from 'react-hook-form'
export {
  useController,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form'
