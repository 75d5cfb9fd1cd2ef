import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { displayFormSchema, lettersSchema, messageSchema } from './display.input.ts';
import { getDisplay, getDisplayMessage, listDisplays } from './display.query.ts';
import { changeDisplay, pairDisplay, removeDisplay, setDisplayMessage } from './display.service.ts';
import { DisplayInput, DisplayType } from './display.types.ts';

const pairDisplaySchema = z.object({ letters: lettersSchema });
const setMessageSchema = z.object({ message: messageSchema });

@Resolver()
export class DisplayResolver {
  @Query(() => [DisplayType], {
    description:
      'Lists all displays, sorted by name. Error: FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  displays(@Ctx() context: Context): Promise<DisplayType[]> {
    return listDisplays(context);
  }

  @Query(() => DisplayType, {
    description:
      'Returns one display. Errors: NOT_FOUND; FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  display(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<DisplayType> {
    return getDisplay(context, parseId(args));
  }

  @Query(() => String, {
    description:
      'Returns the message on all displays; blank means no message. Error: FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  displayMessage(@Ctx() context: Context): Promise<string> {
    return getDisplayMessage(context);
  }

  @Mutation(() => DisplayType, {
    description:
      'Turns the device that shows this code into a display. Errors: BAD_INPUT; NOT_FOUND if no device shows the code; TOO_MANY_REQUESTS after ten wrong codes within a minute; CONFLICT if there are already 50 displays; FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  async pairDisplay(
    @Ctx() context: Context,
    @Arg('letters', () => String, {
      description: 'The six-letter code on the device, in uppercase or lowercase.',
    })
    typedLetters: string,
    @Arg('input', () => DisplayInput, { description: 'The settings of the display.' }) input: DisplayInput,
  ): Promise<DisplayType> {
    const form = parseInput(displayFormSchema, input);
    return getDisplay(
      context,
      await pairDisplay(context, parseInput(pairDisplaySchema, { letters: typedLetters }).letters, form),
    );
  }

  @Mutation(() => DisplayType, {
    description:
      'Changes the settings of a display. Errors: BAD_INPUT; NOT_FOUND; FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  async changeDisplay(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => DisplayInput, { description: 'All settings of the display.' })
    input: DisplayInput,
  ): Promise<DisplayType> {
    const id = parseId(args);
    await changeDisplay(context, id, parseInput(displayFormSchema, input));
    return getDisplay(context, id);
  }

  @Mutation(() => Int, {
    description:
      'Removes a display at once and returns its id. Errors: NOT_FOUND; FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  async removeDisplay(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await removeDisplay(context, parseId(args));
    return args.id;
  }

  @Mutation(() => String, {
    description:
      'Sets the message on all displays, at most 200 characters; blank removes it. Error: FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  setDisplayMessage(
    @Ctx() context: Context,
    @Arg('message', () => String, { description: 'The message. Leading and trailing spaces are removed.' })
    text: string,
  ): Promise<string> {
    return setDisplayMessage(context, parseInput(setMessageSchema, { message: text }).message);
  }
}
