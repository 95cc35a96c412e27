/** The only door to react-hook-form. */
export type {
  Control,
  FieldErrors,
  FieldPath,
  FieldValues,
  RegisterOptions,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form'
export {
  FormProvider,
  useController,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
