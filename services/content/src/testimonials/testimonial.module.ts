import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestimonialController } from './testimonial.controller.js';
import { Testimonial, TestimonialText } from './testimonial.entity.js';
import { TestimonialService } from './testimonial.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Testimonial, TestimonialText])],
  controllers: [TestimonialController],
  providers: [TestimonialService],
})
export class TestimonialModule {}
